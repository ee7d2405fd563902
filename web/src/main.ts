import './styles/tokens.css'
import './styles/base.css'
import './styles/forced.css'
import './styles/print.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { again } from './lib/again'
import { here } from './lib/router.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'
import { SCREENS } from './screens'

const { screen } = here()
if (screen !== 'lost') void SCREENS[screen]().catch(() => undefined) // on its way beside the words; what fails is told where it is shown
await again(() => speak(settings.lang), () => true)
const target = document.getElementById('app')
if (target) mount(App, { target })
