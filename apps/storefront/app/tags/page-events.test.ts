import type { Engine } from '@mantel/client'
import type { ShopEvent } from '@mantel/domain/tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Shop } from '../store/shop.ts'
import { followPages } from './page-events.ts'

let open: (address: string, routeId?: string) => void
let sent: ShopEvent[]

beforeEach(() => {
  const stateOf = (address: string, routeId: string) => {
    const { pathname, search } = new URL(address, 'https://shop.example')
    const matches = [{ route: { id: routeId } }]
    return { location: { pathname, search }, navigation: { state: 'idle' }, matches, loaderData: {} }
  }
  const router = {
    state: stateOf('/de', 'home'),
    subscribe(listener: (state: object) => void) {
      open = (address, routeId = 'cms-page') => listener(stateOf(address, routeId))
      return () => {}
    },
  }
  vi.stubGlobal('window', { __reactRouterDataRouter: router })
  vi.stubGlobal('document', { title: 'Mantel', addEventListener: () => {} })
  sent = []
  const store = { view: { prefix: '/de' } } as unknown as Shop['store']
  followPages({ engine: {} as Engine, store }, (event) => void sent.push(event))
})
afterEach(() => vi.unstubAllGlobals())

const views = () => sent.map((event) => event.type === 'page_view' && event.path + event.campaign)

it('reports each page once, with no parameters but those of campaigns', () => {
  open('/de/clocks?utm_source=letter&color=49&email=a@b.test&gclid=g%20c')
  open('/de/clocks?color=50')
  open('/de/success', 'success')
  expect(views()).toEqual(['/de', '/de/clocks?utm_source=letter&gclid=g+c'])
})

it('reports a page only if its address holds no secret', () => {
  open('/de/create-password/token/secret/email/a@b.test', 'create-password')
  open('/de/order-tracking?key=secret', 'order-tracking')
  open('/de/wishlist?shared=secret', 'wishlist')
  open('/de/wishlist', 'wishlist')
  expect(views()).toEqual(['/de', '/de/wishlist'])
})
