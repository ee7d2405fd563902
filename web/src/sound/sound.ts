/** Sounds made on the spot, none from a file; each has a twin that is seen. Nothing sounds before somebody has touched the page. */

import { settings } from '../lib/settings.svelte'

export type Sound = 'dice' | 'step' | 'money-in' | 'money-out' | 'stamp' | 'hammer' | 'card' | 'build' | 'bolt' | 'turn'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
let touched = false

/** Some browsers let sounds begin only while somebody touches the page. */
function wake(): void {
  touched = true
  if (settings.muted || settings.volume === 0 || typeof AudioContext === 'undefined') return // some browsers are set up to have none
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
}

for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, wake, { capture: true, passive: true })

function ready(): AudioContext | null {
  if (!touched || settings.muted || settings.volume === 0) return null
  wake()
  return context
}

function envelope(at: AudioContext, start: number, length: number, level: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(level * settings.volume, start + 0.004)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  gain.connect(at.destination)
  return gain
}

/** A burst of noise through a band that may slide from one frequency to another. */
function burst(at: AudioContext, delay: number, length: number, from: number, to = from, level = 0.8, narrow = 1.2): void {
  if (!noise) {
    noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate)
    const data = noise.getChannelData(0)
    for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1
  }
  const start = at.currentTime + delay
  const source = at.createBufferSource()
  source.buffer = noise
  const band = at.createBiquadFilter()
  band.type = 'bandpass'
  band.Q.value = narrow
  band.frequency.setValueAtTime(from, start)
  band.frequency.exponentialRampToValueAtTime(to, start + length)
  source.connect(band).connect(envelope(at, start, length, level))
  source.start(start, 0, length + 0.02)
}

function tone(at: AudioContext, delay: number, length: number, pitch: number, level = 0.5, type: OscillatorType = 'sine'): void {
  const start = at.currentTime + delay
  const source = at.createOscillator()
  source.type = type
  source.frequency.value = pitch
  source.connect(envelope(at, start, length, level))
  source.start(start)
  source.stop(start + length + 0.02)
}

const RECIPES: Record<Sound, (at: AudioContext) => void> = {
  dice: (at) => {
    burst(at, 0, 0.03, 1800)
    burst(at, 0.07, 0.03, 1800)
  },
  step: (at) => tone(at, 0, 0.012, 1200, 0.12),
  'money-in': (at) => burst(at, 0, 0.12, 3000, 6000, 0.5),
  'money-out': (at) => burst(at, 0, 0.12, 6000, 3000, 0.5),
  stamp: (at) => {
    tone(at, 0, 0.09, 110, 0.9)
    burst(at, 0, 0.012, 2500)
  },
  hammer: (at) => {
    tone(at, 0, 0.06, 320, 0.7, 'triangle')
    tone(at, 0.16, 0.06, 320, 0.7, 'triangle')
  },
  card: (at) => burst(at, 0, 0.14, 2000, 5000, 0.5),
  build: (at) => tone(at, 0, 0.04, 520, 0.6, 'triangle'),
  bolt: (at) => {
    tone(at, 0, 0.16, 240, 0.5, 'square')
    tone(at, 0, 0.16, 652, 0.25)
  },
  turn: (at) => {
    tone(at, 0, 0.09, 783.99, 0.5)
    tone(at, 0.1, 0.09, 1046.5, 0.5)
  },
}

/** Let a sound be heard, if sounds are on. */
export function play(sound: Sound): void {
  if (sound === 'turn' && !settings.turnSignal) return
  const at = ready()
  if (at) RECIPES[sound](at)
}

/** Let beeps be heard one after the other, in Hz, as small devices make them; `level`: 0 to 1. */
export function beep(pitches: readonly number[], level: number, length = 0.08): void {
  const at = ready()
  if (at && level > 0) pitches.forEach((pitch, number) => tone(at, number * length * 1.15, length, pitch, level, 'square'))
}

/** Let the device be felt, where it can be; off with the sounds. */
export function buzz(...pattern: number[]): void {
  if (!settings.muted && touched) navigator.vibrate?.(pattern)
}
