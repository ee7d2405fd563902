/** What each screen is made of, for the server to name with the page: it all comes at once, not one part after another. */

import type { OutputBundle, OutputChunk } from 'rolldown'
import type { Plugin } from 'vite'

/** By the first part of an address, where it is not called as its screen. */
const CALLED: Record<string, string> = { lobby: '', table: 't' }
const SCREEN = /\/(\w+)Screen\.svelte$/

type Styled = OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** Return the values of the header `Link` by the first part of an address. */
export function linksOf(bundle: OutputBundle): Record<string, string> {
  const font = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  const screens = Object.values(bundle).filter((file): file is Styled => file.type === 'chunk' && SCREEN.test(file.facadeModuleId ?? ''))
  return Object.fromEntries(
    screens.map((screen) => {
      const name = SCREEN.exec(screen.facadeModuleId ?? '')?.[1]?.toLowerCase() ?? ''
      const links = [
        `</${screen.fileName}>; rel=modulepreload`,
        ...[...(screen.viteMetadata?.importedCss ?? [])].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
        ...font.map((file) => `</${file}>; rel=preload; as=font; crossorigin`),
      ]
      return [CALLED[name] ?? name, links.join(', ')]
    }),
  )
}

export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(linksOf(bundle)) })
    },
  }
}
