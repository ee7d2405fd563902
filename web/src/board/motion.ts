/** Pictures that follow what has changed. None moves when the person wants no motion; none is waited for. */

import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { moves, settings } from '../lib/settings.svelte'
import { isCorner, type Geometry, type Point, type Side, sideOf, tokenPoint } from './geometry'

/** Milliseconds that a picture takes at the person's speed; 0 if nothing moves. */
export function lasting(milliseconds: number): number {
  return moves() ? milliseconds / settings.speed : 0
}

/** A building drops onto its band. */
export function drop(_: Element): TransitionConfig {
  return { duration: lasting(160), easing: cubicOut, css: (_, u) => `translate: 0 ${-8 * u}px; opacity: ${1 - u}` }
}

/** A slip slides up into its place. */
export function rise(_: Element): TransitionConfig {
  return { duration: lasting(240), easing: cubicOut, css: (_, u) => `translate: 0 ${12 * u}px; opacity: ${1 - u}` }
}

/** An amount that has lapsed is struck from left to right. */
export function strike(_: Element): TransitionConfig {
  return { duration: lasting(240), easing: cubicOut, css: (t, u) => `text-decoration: none; background: linear-gradient(currentColor, currentColor) 0 55% / ${100 * t}% 2px no-repeat; opacity: ${0.6 + 0.4 * u}` }
}

/** A bar grows from its axis. */
export function grow(_: Element): TransitionConfig {
  return { duration: lasting(200), easing: cubicOut, css: (t) => `transform: scaleY(${t}); transform-box: fill-box; transform-origin: bottom` }
}

/** A line draws itself from its beginning; it is given `pathLength="1"`. */
export function drawing(_: Element): TransitionConfig {
  return { duration: lasting(1200), easing: cubicOut, css: (t) => `stroke-dasharray: ${t} 1` }
}

/** A card turns on its long axis once. */
export function turn(_: Element): TransitionConfig {
  return { duration: lasting(300), easing: cubicOut, css: (t, u) => `transform: perspective(600px) rotateY(${80 * u}deg); opacity: ${t}` }
}

/** The strip of an owner inks in from the outer edge of the board. */
export function ink(_: Element, { side }: { side: Side }): TransitionConfig {
  const inset = { bottom: [1, 0, 0, 0], left: [0, 1, 0, 0], top: [0, 0, 1, 0], right: [0, 0, 0, 1] }[side]
  return {
    duration: lasting(240),
    easing: cubicOut,
    css: (_, u) => `clip-path: inset(${inset.map((edge) => `${edge * u * 100}%`).join(' ')})`,
  }
}

/** A die tumbles twice and comes to rest; one that lies `still` does not. */
export function tumble(_: Element, { tilt, still }: { tilt: number; still: boolean }): TransitionConfig {
  return {
    duration: still ? 0 : lasting(600),
    easing: cubicOut,
    css: (t, u) => `transform: rotate(${tilt - 720 * u}deg) scale(${0.7 + 0.3 * t})`,
  }
}

export const HOP = 90 // ms a square
export const LONGEST = 1200
const GLIDE_FROM = 14 // over so many squares it glides
const FARTHEST = 25 // farther forwards nobody walks: that was a jump, or a walk backwards
const ARC = 6 // px

/** How many squares a token walks from one square to another; 0 if it does not walk. */
export function stepsOf(from: number, to: number): number {
  const steps = (to - from + 40) % 40
  return steps <= FARTHEST ? steps : 0
}

/** Where a walking token is after a `share` (0 to 1) of its way of so many `steps`. */
export function walked(from: number, steps: number, share: number, geometry: Geometry): Point {
  const along = Math.min(share, 1) * steps
  const step = Math.min(Math.floor(along), steps - 1)
  const a = passing((from + step) % 40, geometry)
  const b = passing((from + step + 1) % 40, geometry)
  const part = along - step
  const eased = part * part * (3 - 2 * part)
  const arc = steps >= GLIDE_FROM ? 0 : ARC * Math.sin(part * Math.PI)
  return { x: a.x + (b.x - a.x) * eased, y: a.y + (b.y - a.y) * eased - arc }
}

/** On the rail, round the corners inside it. */
function passing(square: number, geometry: Geometry): Point {
  if (!isCorner(square)) return tokenPoint(square, 0, 1, false, geometry)
  const near = geometry.depth + geometry.rail / 2
  const far = geometry.size - near
  return { x: square === 0 || square === 30 ? far : near, y: sideOf(square) === 'bottom' || square === 10 ? far : near }
}
