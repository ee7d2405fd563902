/** Which screen the address asks for. */

import { closes, stepped } from './layers'

export type Place =
  | { screen: 'lobby' }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string; moment: number | null }
  | { screen: 'rules'; id: string; edition: string }
  | { screen: 'settings' }
  | { screen: 'reader'; code: string }
  | { screen: 'money'; code: string }
  | { screen: 'lost' }

/** The parts of a path; none where it is not written as addresses are. */
function partsOf(pathname: string): string[] | null {
  try {
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    return parts.some((part) => part.includes('/')) ? null : parts // nothing of ours is called so, and no server finds it
  } catch {
    return null
  }
}

export function placeOf(url: URL): Place {
  const parts = partsOf(url.pathname)
  if (!parts) return { screen: 'lost' }
  const [first = '', second = '', third = '', ...more] = parts
  if (more.length || third) return { screen: 'lost' }
  switch (first) {
    case '':
      return { screen: 'lobby' }
    case 't':
      return second ? { screen: 'table', code: second } : { screen: 'lobby' }
    case 'replay': {
      const moment = Number.parseInt(url.searchParams.get('at') ?? '', 10)
      return second ? { screen: 'replay', code: second, moment: Number.isNaN(moment) ? null : moment } : { screen: 'lost' }
    }
    case 'rules':
      return { screen: 'rules', id: second, edition: url.searchParams.get('edition') ?? '' }
    case 'settings':
      return second ? { screen: 'lost' } : { screen: 'settings' }
    case 'reader':
    case 'money':
      return { screen: first, code: second }
    default:
      return { screen: 'lost' }
  }
}

let place = $state.raw(placeOf(new URL(location.href)))
let address = location.href

export function here(): Place {
  return place
}

/** Go to a path of this page; `replace`: without a step back to where one was. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(history.state, '', path)
  else history[stepped() ? 'replaceState' : 'pushState'](null, '', path)
  arrive()
  if (!replace) scrollTo(0, 0)
}

function arrive(): void {
  address = location.href
  place = placeOf(new URL(address))
}

addEventListener('popstate', () => {
  if (!closes(address)) arrive()
})

/** Follow links of this page without loading it anew. */
export function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api/') || url.pathname.startsWith('/assets/')) return
  if (url.pathname === location.pathname && url.hash) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
}
