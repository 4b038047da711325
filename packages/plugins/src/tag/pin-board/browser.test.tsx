import type { ShopEvent } from '@mantel/domain/tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenedTag } from '../browser.tsx'
import { open } from './browser.tsx'

type Tracked = [command: string, name: string, data: Record<string, unknown>]

let listeners: Record<string, () => void>
beforeEach(() => {
  vi.useFakeTimers()
  listeners = {}
  vi.stubGlobal('window', {})
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners[type] = listener
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function openIn(currency: string): OpenedTag {
  const choices = { analytics: false, marketing: true }
  return open({ id: '2613', host: '' }, { currency, locale: 'en-GB', choices, userId: null, loadScript: () => {} })
}

/** The vendor's queue, without the command that loads the account. */
const tracked = () => (window.pintrk?.queue.slice(1) ?? []) as Tracked[]

const items = [{ sku: 'CL-1', name: 'Clock', price: 12, quantity: 2 }]
const events: ShopEvent[] = [
  { type: 'page_view', path: '/clocks', campaign: '', title: 'Clocks', pageType: 'category' },
  { type: 'add_to_cart', items, value: 24 },
  { type: 'search', term: 'oak' },
  { type: 'lead', form: 'contact' },
  { type: 'watch_video', title: 'On the bench' },
  { type: 'purchase', orderNumber: '000000012', items, value: 29, tax: 5, shipping: 5, coupon: null },
]

it('sends its events together after 2000 ms', () => {
  const { send } = openIn('GBP')
  send(events[0] as ShopEvent)
  vi.advanceTimersByTime(1999)
  for (const event of events.slice(1)) send(event)
  expect(tracked()).toEqual([])
  vi.advanceTimersByTime(1)
  const goods = {
    currency: 'GBP',
    order_quantity: 2,
    line_items: [{ product_id: 'CL-1', product_name: 'Clock', product_quantity: 2 }],
  }
  expect(tracked()).toEqual([
    ['track', 'pagevisit', { page_name: '/clocks' }],
    ['track', 'addtocart', { value: 24, ...goods }],
    ['track', 'search', { search_query: 'oak' }],
    ['track', 'lead', { lead_type: 'contact' }],
    ['track', 'watchvideo', { video_title: 'On the bench' }],
    ['track', 'checkout', { value: 29, order_id: '000000012', ...goods }],
  ])
  vi.advanceTimersByTime(10_000)
  expect(tracked()).toHaveLength(6)
})

it('sends waiting events when the visitor leaves the page', () => {
  openIn('GBP').send(events[0] as ShopEvent)
  listeners.pagehide?.()
  expect(tracked()).toHaveLength(1)
})

it('sends no amounts of a store in another currency, and no events that Pinterest does not know', () => {
  const { send } = openIn('EUR')
  send(events[1] as ShopEvent)
  send({ type: 'remove_from_cart', items, value: 24 })
  vi.advanceTimersByTime(2000)
  expect(tracked()).toEqual([
    ['track', 'addtocart', expect.not.objectContaining({ value: expect.anything(), currency: expect.anything() })],
  ])
})
