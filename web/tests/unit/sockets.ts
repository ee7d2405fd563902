/** A WebSocket that a test holds by both ends. */

import { vi } from 'vitest'
import type { Moment, News, TableView, Welcome } from '../../src/protocol'

export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  said: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor() {
    FakeSocket.all.push(this)
  }

  /** The one that was opened last. */
  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1)
    if (!socket) throw new Error('nothing was opened')
    return socket
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.readyState = 3
  }

  /** The server lets it in. */
  accept(): void {
    this.readyState = 1
    this.onopen?.()
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The connection breaks. */
  breakOff(): void {
    this.readyState = 3
    this.onclose?.()
  }

  /** The commands that were sent, with their ids. */
  get commands(): { id: string; command: Record<string, unknown> }[] {
    return this.said.filter((each) => each.type === 'do') as never
  }
}

export function fakeSockets(): void {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
}

export function moment(more: Partial<Moment> = {}): Moment {
  return { stage: 'running', chairs: [], host_here: true, ...more }
}

export const TABLE: TableView = { id: 'x', code: 'ABCDE', edition: 'dc', options: {}, profile: 'none', pace: 'normal', grace: 5, listed: false, created: 0, commitment: '', position: '', seed: null, nature: 'thrown' }

export function welcome(sequence: number, more: Partial<Welcome> = {}): Welcome {
  return { type: 'welcome', table: TABLE, you: { seats: ['Anna'], host: true, codes: {} }, sequence, first: sequence, entries: [], moment: moment(), may: {}, said: null, asked: null, ...more }
}

export function news(sequence: number, more: Partial<News> = {}): News {
  return { type: 'news', sequence, first: sequence, entries: [], moment: moment(), may: {}, said: null, asked: null, ...more }
}
