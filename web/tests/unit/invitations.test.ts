import { describe, expect, it } from 'vitest'
import { pieces } from '../../src/lib/invitations'

const HERE = 'https://play.example'
const words = (text: string) => ({ text, path: null })

describe('what people say', () => {
  it('leads to a table of this server', () => {
    expect(pieces(`Noch eine Runde? ${HERE}/t/AB3DE!`, HERE)).toEqual([words('Noch eine Runde? '), { text: `${HERE}/t/AB3DE`, path: '/t/AB3DE' }, words('!')])
    expect(pieces(`${HERE}/t/AB3DE`, HERE)).toEqual([{ text: `${HERE}/t/AB3DE`, path: '/t/AB3DE' }])
  })

  it('leads nowhere else', () => {
    for (const said of ['', 'Hallo', `${HERE}/settings`, 'https://elsewhere.example/t/AB3DE', `${HERE}/t/AB3DE-more`, `${HERE}/t/../x`, '<a href="/t/AB3DE">']) {
      expect(pieces(said, HERE)).toEqual([words(said)])
    }
  })
})
