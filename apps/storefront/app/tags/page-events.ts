import type { ShopEvent } from '@mantel/domain/tag'
import { openCart, openedCart } from '../cart/page-cart.ts'
import { holdsSecret } from '../match-route.ts'
import { type FollowedPage, followRouter } from '../router/follow-router.ts'
import { readLoaderData } from '../router/loader-data.tsx'
import type { Shop } from '../store/shop.ts'
import { createSearchReport } from './search-report.ts'
import { campaignOf, itemEvent, lineItems, type PageData, viewEvents } from './to-shop-event.ts'

type Send = (event: ShopEvent) => void

/**
 * Reports opened pages as page views. Checkout and thank-you page are no page views, as the specification says, nor are pages whose
 * address holds a secret.
 */
export function followPages({ engine, store }: Pick<Shop, 'engine' | 'store'>, send: Send): void {
  let lastPath: string | null = null
  const reportSearch = createSearchReport(send)
  followSearchFields(reportSearch)
  followVideos(send)

  followRouter((page: FollowedPage) => {
    if (holdsSecret(store.view.prefix, page)) {
      lastPath = null
      return
    }
    const data = (page.data ? readLoaderData(page.data as object) : {}) as PageData
    const isSearch = page.routeId === 'product-search'
    if (isSearch && data.term) reportSearch(data.term)
    // Filters, sorting and further pages of a list change the query only.
    if (page.pathname === lastPath && !isSearch) return
    lastPath = page.pathname
    if (page.routeId === 'checkout') return void reportCheckout()
    if (page.routeId === 'success') return
    // `document.title` changes only after the router's state.
    const title = data.head?.title ?? document.title
    const { pathname: path, search } = page
    send({ type: 'page_view', path, campaign: campaignOf(search), title, pageType: data.screen ?? page.routeId })
    for (const event of viewEvents(data)) send(event)
  })

  /** Reports the start of the checkout when the cart is known, if something is in it. */
  async function reportCheckout(): Promise<void> {
    const cart = openedCart.get() ?? (await openCart(engine))
    const report = () => {
      const { ready, lines } = cart.get()
      if (!ready) return false
      if (lines.length > 0) send(itemEvent('begin_checkout', lineItems(lines)))
      return true
    }
    if (report()) return
    const stop = cart.subscribe(() => {
      if (report()) stop()
    })
  }
}

/**
 * Reports the terms in search fields. They are found by their name, because the search panel has a plain text field and shows results
 * without a submit.
 */
function followSearchFields(report: (term: string) => void): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'q') report(target.value)
  })
}

/**
 * Reports videos that start to play. Their events do not bubble, so the capture phase handles them; each video counts once per page
 * load.
 */
function followVideos(send: Send): void {
  const reportedVideos = new WeakSet<HTMLVideoElement>()
  document.addEventListener(
    'play',
    ({ target }) => {
      if (!(target instanceof HTMLVideoElement) || reportedVideos.has(target)) return
      reportedVideos.add(target)
      send({ type: 'watch_video', title: target.title || target.getAttribute('aria-label') || document.title })
    },
    true,
  )
  // Externally hosted videos open in a new window.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-video]') : null
    if (link) send({ type: 'watch_video', title: link.dataset.video ?? '' })
  })
}
