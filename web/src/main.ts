import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import './styles/tokens.css'
import './styles/base.css'

settings.apply()
const target = document.getElementById('app')
if (target) mount(App, { target })

// Only https (and this computer) may install the page; everything else works without.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  navigator.serviceWorker.register('/sw.js').catch(() => undefined)
