import type { PageType } from '@mantel/contract'

export type Layout = 'default' | 'empty' | 'minimal'

export type RouteRow = {
  name: string
  /** Without the store's prefix. `:name` is one segment, `*` the rest. */
  path: string
  layout: Layout
  /** The file in app/routes. */
  screen: string
  /** The page type that its cached copies are tagged with. */
  page?: PageType
  /** Only the store views that name it under `routes` have it; elsewhere its path leads nowhere. */
  limited?: true
  /** Never kept: its address holds a secret, a person's number or free text. */
  kept?: false
  /** The keys of the query that the page depends on. 'filters' are the store view's default filters. */
  query?: readonly string[]
}

const product = { layout: 'default', screen: 'product', page: 'product' } as const
const account = { layout: 'default', screen: 'later', page: 'my-account' } as const
const list = ['filters', 'sort', 'page'] as const

/** Every screen of the shop. What is named here comes before any product, category or page of the same path. */
export const routeTable = [
  { name: 'home', path: '/', layout: 'default', screen: 'home', page: 'home' },
  { name: 'home-alias', path: '/pwa.html', layout: 'default', screen: 'home', page: 'home' },

  { name: 'checkout', path: '/checkout', layout: 'minimal', screen: 'checkout', page: 'checkout' },
  { name: 'success', path: '/success', layout: 'minimal', screen: 'success', page: 'checkout' },
  { name: 'payment-error', path: '/payment-error', layout: 'minimal', screen: 'payment-error', page: 'error' },
  { name: 'error', path: '/error', layout: 'minimal', screen: 'error', page: 'error' },

  { name: 'my-account', path: '/my-account', ...account },
  { name: 'my-shipping-details', path: '/my-account/shipping-details', ...account },
  { name: 'my-newsletter', path: '/my-account/newsletter', ...account },
  { name: 'my-orders', path: '/my-account/orders', ...account },
  { name: 'my-order', path: '/my-account/orders/:orderId', ...account, kept: false },
  { name: 'my-ordered-products', path: '/my-account/ordered-products', ...account },
  {
    name: 'create-password',
    path: '/create-password/token/:token/email/:email',
    layout: 'default',
    screen: 'later',
    kept: false,
  },
  { name: 'social-log-in-pop-up', path: '/auth/callback/:provider', layout: 'empty', screen: 'later', kept: false },

  { name: 'contacts', path: '/contacts', layout: 'default', screen: 'content-page' },
  { name: 'about-us', path: '/about-us', layout: 'default', screen: 'content-page' },
  { name: 'visit-our-showroom', path: '/visit-our-showroom', layout: 'default', screen: 'content-page', limited: true },
  { name: 'approval', path: '/approval', layout: 'default', screen: 'later', limited: true },
  { name: 'register', path: '/register', layout: 'default', screen: 'later', limited: true },
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
  { name: 'cataloguepage', path: '/cataloguepage', layout: 'empty', screen: 'content-page', limited: true },

  { name: 'product-search', path: '/search', layout: 'default', screen: 'search', kept: false, query: ['q', ...list] },
  { name: 'cart', path: '/cart', layout: 'default', screen: 'cart' },
  { name: 'compare', path: '/compare', layout: 'default', screen: 'later', page: 'compare' },
  { name: 'wishlist', path: '/wishlist', layout: 'default', screen: 'later' },

  { name: 'blog', path: '/blog', layout: 'default', screen: 'later', query: ['page'] },
  { name: 'search', path: '/blog/category/search', layout: 'default', screen: 'later', kept: false, query: ['q'] },
  { name: 'blog-category', path: '/blog/category/:slug', layout: 'default', screen: 'later', query: ['page'] },
  { name: 'blog-post', path: '/blog/:slug', layout: 'default', screen: 'later' },

  { name: 'simple-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'virtual-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'bundle-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'grouped-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'downloadable-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'amgiftcard-product', path: '/p/:parentSku/:slug', ...product, query: ['childSku'] },
  { name: 'configurable-product', path: '/p/:parentSku/:slug/:childSku', ...product },
  { name: 'product', path: '/p/:parentSku/:slug/:childSku', ...product },
  { name: 'category', path: '/c/:slug', layout: 'default', screen: 'category', page: 'category', query: list },

  // A path of one segment is a product, a category or a page like any other path that nobody has named above.
  { name: 'cms-page', path: '/:slug', layout: 'default', screen: 'dispatch', query: ['childSku', ...list] },
  { name: 'page-not-found', path: '/*', layout: 'default', screen: 'dispatch', query: ['childSku', ...list] },
] as const satisfies readonly RouteRow[]

export type RouteName = (typeof routeTable)[number]['name']
