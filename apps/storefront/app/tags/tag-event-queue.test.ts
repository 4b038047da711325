import type { ShopEvent } from '@mantel/domain/tag'
import { beforeEach, expect, it } from 'vitest'
import { createTagEventQueue, type TagEventQueue } from './tag-event-queue.ts'

let isOnline: boolean
let goOnline: () => void
let entries: Map<string, string>
let sent: ShopEvent[]
let outlet: TagEventQueue

const view: ShopEvent = { type: 'page_view', path: '/', campaign: '', title: 'Home', pageType: 'home' }
const purchase: ShopEvent = {
  type: 'purchase',
  orderNumber: '1',
  items: [],
  value: 1,
  tax: 0,
  shipping: 0,
  coupon: null,
}

beforeEach(() => {
  isOnline = true
  goOnline = () => {}
  entries = new Map()
  sent = []
  outlet = createTagEventQueue({
    isOnline: () => isOnline,
    onOnline: (listener) => {
      goOnline = listener
    },
    storage: {
      getItem: (key) => entries.get(key) ?? null,
      setItem: (key, value) => void entries.set(key, value),
      removeItem: (key) => void entries.delete(key),
    },
    key: 'events',
  })
})
const open = () => outlet.open((event) => void sent.push(event))

it('holds events back until the visitor agrees, and stores none of them', () => {
  outlet.send(view)
  expect([sent, entries.size]).toEqual([[], 0])
  open()
  expect(sent).toEqual([view])
})

it('drops all events after the visitor has refused', () => {
  outlet.send(view)
  outlet.shut()
  outlet.send(purchase)
  isOnline = false
  outlet.send(purchase)
  expect([sent, entries.size]).toEqual([[], 0])
})

it('stores purchases without a connection, drops page views, and sends each purchase once', () => {
  open()
  isOnline = false
  outlet.send(view)
  outlet.send(purchase)
  expect(sent).toEqual([])
  isOnline = true
  goOnline()
  goOnline()
  expect(sent).toEqual([purchase])
  expect(entries.size).toBe(0)
})

it('sends the events that an earlier page has stored', () => {
  entries.set('events', JSON.stringify([purchase]))
  open()
  expect(sent).toEqual([purchase])
})

it('ignores damaged storage', () => {
  entries.set('events', '{')
  open()
  expect(sent).toEqual([])
})
