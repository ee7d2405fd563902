import './styles/tokens.css'
import './styles/base.css'
import './styles/forced.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'

await speak(settings.lang)
const target = document.getElementById('app')
if (target) mount(App, { target })
