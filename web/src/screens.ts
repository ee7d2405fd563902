/** The screens, each fetched when it is first wanted. */

export const SCREENS = {
  lobby: () => import('./lobby/LobbyScreen.svelte'),
  table: () => import('./table/TableScreen.svelte'),
  replay: () => import('./replay/ReplayScreen.svelte'),
  reader: () => import('./reader/ReaderScreen.svelte'),
  rules: () => import('./rules/RulesScreen.svelte'),
  money: () => import('./money/MoneyScreen.svelte'),
  settings: () => import('./settings/SettingsScreen.svelte'),
}
