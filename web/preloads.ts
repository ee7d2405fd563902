/** What each screen is made of, and the words of each language, for the server to name with the page: it all comes at once. */

import type { OutputBundle, OutputChunk } from 'rolldown'
import type { Plugin } from 'vite'

/** By the first part of an address, where it is not called as its screen. */
const CALLED: Record<string, string> = { lobby: '', table: 't' }
const SCREEN = /\/(\w+)Screen\.svelte$/
const WORDS = /\/words\/(\w+)\.ts$/

/** Values of the header `Link`. */
export interface Links {
  /** By the first part of an address. */
  screens: Record<string, string>
  /** By language. */
  words: Record<string, string>
}

type Styled = OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

export function linksOf(bundle: OutputBundle): Links {
  const font = Object.keys(bundle).filter((file) => file.endsWith('.woff2'))
  const named = (by: RegExp): [string, Styled][] =>
    Object.values(bundle).flatMap((file) => {
      const name = file.type === 'chunk' && by.exec(file.facadeModuleId ?? '')?.[1]
      return name ? [[name.toLowerCase(), file]] : []
    })
  const script = (file: Styled): string => `</${file.fileName}>; rel=modulepreload`
  const screens = named(SCREEN).map(([name, screen]) => {
    const links = [
      script(screen),
      ...[...(screen.viteMetadata?.importedCss ?? [])].map((file) => `</${file}>; rel=preload; as=style; crossorigin`),
      ...font.map((file) => `</${file}>; rel=preload; as=font; crossorigin`),
    ]
    return [CALLED[name] ?? name, links.join(', ')]
  })
  return { screens: Object.fromEntries(screens), words: Object.fromEntries(named(WORDS).map(([lang, words]) => [lang, script(words)])) }
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
