import './styles/tokens.css'
import './styles/base.css'
import './styles/forced.css'
import './styles/print.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { askAhead } from './ahead'
import { again } from './lib/again'
import { here } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { speak, speaks, willSpeak } from './lib/words.svelte'
import { SCREENS } from './screens'

const place = here()
const { screen } = place
willSpeak(settings.lang)
askAhead(place)
if (screen !== 'lost') void SCREENS[screen]().catch(() => undefined) // on its way beside the words; what fails is told where it is shown
await again(async () => {
  if (!speaks()) await speak(settings.lang) // a table that has come first speaks as its edition does
}, () => true)
const target = document.getElementById('app')
if (target) mount(App, { target })
