import type { StorePaths } from './store-paths.ts'

export type Screen = { name: string; path(paths: StorePaths): string | undefined; status?: number; only?: 'trade' }

const fixed = (name: string, path: string, rest: Partial<Screen> = {}): Screen => ({ name, path: () => path, ...rest })
const product = (type: string): Screen => ({ name: `${type} product`, path: ({ products }) => products[type] })

/** Every kind of screen. Its path is undefined in a store view that does not have it. */
export const screens: readonly Screen[] = [
  fixed('home', '/'),
  { name: 'category', path: ({ category }) => category },
  { name: 'subcategory', path: ({ subcategory }) => subcategory },
  { name: 'empty list', path: ({ emptyList }) => emptyList },
  product('configurable'),
  product('simple'),
  product('bundle'),
  product('grouped'),
  product('downloadable'),
  product('virtual'),
  product('amgiftcard'),
  { name: 'search results', path: ({ term }) => `/search?q=${encodeURIComponent(term)}` },
  fixed('nothing found', '/search?q=xqzzyw'),
  fixed('search', '/search'),
  fixed('page', '/about-us'),
  fixed('contacts', '/contacts'),
  fixed('page without a frame', '/custompage'),
  fixed('missing page', '/there/is/nothing/here', { status: 404 }),
  fixed('error', '/error'),
  fixed('cart', '/cart'),
  fixed('wishlist', '/wishlist'),
  fixed('compare', '/compare'),
  fixed('checkout', '/checkout'),
  fixed('order confirmation', '/success'),
  fixed('order tracking', '/order-tracking'),
  fixed('failed payment', '/payment-error'),
  fixed('account', '/my-account'),
  fixed('gift cards of the account', '/my-account/gift-cards'),
  fixed('new password', '/create-password/token/sample/email/ada@example.test'),
  fixed('email confirmation', '/confirm-email/token/sample'),
  fixed('newsletter link', '/newsletter/leave/1-sample'),
  fixed('newsletter outcome', '/newsletter/outcome/pending'),
  fixed('journal', '/blog'),
  { name: 'post', path: ({ post }) => post },
  { name: 'posts of a category', path: ({ postCategory }) => postCategory },
  { name: 'search in posts', path: ({ term }) => `/blog/category/search?q=${encodeURIComponent(term)}` },
  fixed('no posts found', '/blog/category/search?q=xqzzyw'),
  fixed('preview that has expired', '/preview/expired', { status: 404 }),
  fixed('style guide', '/style-guide-am'),
  fixed('registration', '/register', { only: 'trade' }),
  fixed('state of an application', '/approval', { only: 'trade' }),
  fixed('showroom', '/visit-our-showroom', { only: 'trade' }),
  fixed('guest information', '/clocks-info', { only: 'trade' }),
  fixed('catalogue request', '/cataloguepage', { only: 'trade' }),
]

export const screenNamed = (name: string): Screen => {
  const found = screens.find((screen) => screen.name === name)
  if (!found) throw new Error(`no screen "${name}"`)
  return found
}
