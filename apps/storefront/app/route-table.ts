import type { PageType } from '@mantel/contract'
import { type StoreView, storeRouteName } from '@mantel/domain/store'

export type Layout = 'default' | 'empty' | 'minimal'

export type RouteRow = {
  name: string
  /**
   * Without the store's prefix. `:name` is one segment, `*` the rest. The name of a secret ends in "key" or "token": logs mask
   * it.
   */
  path: string
  layout: Layout
  /** The file in app/routes. */
  screen: string
  /** The page type used as cache tag. */
  page?: PageType
  /** Exists only in store views that list it under `routes`; elsewhere its path is not found. */
  limited?: true
  /** Never cached: its URL contains a secret, a personal id or free text. */
  cached?: false
  /** The query parameters that the page depends on. 'filters' means the store view's default filters. */
  query?: readonly string[]
}

const product = { layout: 'default', screen: 'product', page: 'product' } as const
const account = { layout: 'default', screen: 'my-account', page: 'my-account' } as const
/** Never cached: the form holds a token of its own, for browsers without scripts. */
const form = { screen: 'form-page', cached: false, query: ['outcome'] } as const
const list = ['filters', 'sort', 'page'] as const

/** Every route of the shop. These paths take precedence over products, categories and content pages with the same path. */
export const routeTable = [
  { name: 'home', path: '/', layout: 'default', screen: 'home', page: 'home' },
  { name: 'home-alias', path: '/pwa.html', layout: 'default', screen: 'home', page: 'home' },

  { name: 'checkout', path: '/checkout', layout: 'minimal', screen: 'checkout', page: 'checkout' },
  { name: 'success', path: '/success', layout: 'minimal', screen: 'success', page: 'checkout' },
  { name: 'order-tracking', path: '/order-tracking', layout: 'default', screen: 'order-tracking', page: 'checkout' },
  {
    name: 'payment-error',
    path: '/payment-error',
    layout: 'minimal',
    screen: 'payment-error',
    page: 'error',
    query: ['cancelled'],
  },
  { name: 'error', path: '/error', layout: 'minimal', screen: 'error', page: 'error' },

  { name: 'my-account', path: '/my-account', ...account },
  { name: 'my-profile', path: '/my-account/profile', ...account },
  { name: 'my-security', path: '/my-account/security', ...account },
  { name: 'my-shipping-details', path: '/my-account/shipping-details', ...account },
  { name: 'my-newsletter', path: '/my-account/newsletter', ...account },
  { name: 'my-gift-cards', path: '/my-account/gift-cards', ...account },
  { name: 'my-orders', path: '/my-account/orders', ...account },
  { name: 'my-order', path: '/my-account/orders/:orderId', ...account, cached: false },
  { name: 'my-ordered-products', path: '/my-account/ordered-products', ...account },
  { name: 'my-quick-order', path: '/my-account/quick-order', ...account, limited: true },
  { name: 'my-order-templates', path: '/my-account/order-templates', ...account, limited: true },
  { name: 'my-company', path: '/my-account/company', ...account, limited: true },
  {
    name: 'create-password',
    path: '/create-password/token/:token/email/:email',
    layout: 'default',
    screen: 'create-password',
    cached: false,
  },
  {
    name: 'confirm-email',
    path: '/confirm-email/:step/:outcomeOrToken',
    layout: 'minimal',
    screen: 'confirm-email',
    cached: false,
  },
  {
    name: 'newsletter',
    path: '/newsletter/:step/:outcomeOrToken',
    layout: 'default',
    screen: 'newsletter',
    cached: false,
  },
  { name: 'preview', path: '/preview/:key', layout: 'default', screen: 'preview', cached: false },
  {
    name: 'social-log-in-pop-up',
    path: '/auth/callback/:provider',
    layout: 'empty',
    screen: 'social-callback',
    cached: false,
  },

  { name: 'contacts', path: '/contacts', layout: 'default', ...form },
  { name: 'about-us', path: '/about-us', layout: 'default', screen: 'content-page' },
  { name: 'visit-our-showroom', path: '/visit-our-showroom', layout: 'default', ...form, limited: true },
  { name: 'approval', path: '/approval', layout: 'default', screen: 'trade-account', limited: true },
  { name: 'register', path: '/register', layout: 'default', screen: 'trade-account', limited: true },
  { name: 'wall-art-guest', path: '/wall-art-info', layout: 'default', screen: 'content-page', limited: true },
  { name: 'photo-frames-guest', path: '/photo-frames-info', layout: 'default', screen: 'content-page', limited: true },
  {
    name: 'greeting-cards-guest',
    path: '/greetings-cards-info',
    layout: 'default',
    screen: 'content-page',
    limited: true,
  },
  { name: 'clocks-guest', path: '/clocks-info', layout: 'default', screen: 'content-page', limited: true },

  { name: 'style-guide', path: '/style-guide-am', layout: 'empty', screen: 'style-guide' },
  { name: 'custompage', path: '/custompage', layout: 'empty', screen: 'content-page' },
  { name: 'designpage', path: '/designpage', layout: 'empty', screen: 'content-page' },
  { name: 'cataloguepage', path: '/cataloguepage', layout: 'empty', ...form, limited: true },

  {
    name: 'product-search',
    path: '/search',
    layout: 'default',
    screen: 'search',
    cached: false,
    query: ['q', ...list],
  },
  { name: 'cart', path: '/cart', layout: 'default', screen: 'cart' },
  { name: 'compare', path: '/compare', layout: 'default', screen: 'compare', page: 'compare' },
  { name: 'wishlist', path: '/wishlist', layout: 'default', screen: 'wishlist' },

  { name: 'blog', path: '/blog', layout: 'default', screen: 'blog', query: ['page'] },
  {
    name: 'search',
    path: '/blog/category/search',
    layout: 'default',
    screen: 'blog-search',
    cached: false,
    query: ['q', 'page'],
  },
  { name: 'blog-category', path: '/blog/category/:slug', layout: 'default', screen: 'blog-category', query: ['page'] },
  { name: 'blog-post', path: '/blog/:slug', layout: 'default', screen: 'blog-post' },

  { name: 'simple-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'virtual-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'bundle-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'grouped-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'downloadable-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'amgiftcard-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'configurable-product', path: '/p/:parentSku/:slug/:childSku', ...product },
  { name: 'product', path: '/p/:parentSku/:slug/:childSku', ...product },
  { name: 'category', path: '/c/:slug', layout: 'default', screen: 'category', page: 'category', query: list },

  // Any path without a route above is looked up as a product, category or content page. One segment has its own row.
  { name: 'cms-page', path: '/:slug', layout: 'default', screen: 'dispatch', query: ['childSku', ...list] },
  { name: 'page-not-found', path: '/*', layout: 'default', screen: 'dispatch', query: ['childSku', ...list] },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof routeTable)[number]['name']

/** Whether a store view has a route of this name, with or without the store code in front. */
export function hasRoute(view: Pick<StoreView, 'code' | 'prefix' | 'routes'>, name: string): boolean {
  const rows: readonly RouteRow[] = routeTable
  const row = rows.find((one) => one.name === name || storeRouteName(view, one.name) === name)
  return row !== undefined && (!row.limited || view.routes.includes(row.name))
}

/** The layout of the route with this id; 'default' for an unknown id. */
export function layoutOf(id: string | undefined): Layout {
  const rows: readonly RouteRow[] = routeTable
  return rows.find(({ name }) => name === id)?.layout ?? 'default'
}
