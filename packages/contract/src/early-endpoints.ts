export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type Endpoint = {
  method: Method
  /** `{name}` is one segment; `{name*}`, only at the end, is the rest of the path. */
  path: string
  /** Whether the call reads the customer's token. Without a value it ignores the token. */
  token?: 'optional' | 'required'
  /** The client adds the cart id to the query. */
  cartId?: true
  /** The client shows no notification when the call fails. */
  silent?: true
  /** false: the client adds no storeCode to the query. */
  storeCode?: false
  /** Default: the envelope {code, result, meta?}. bare: JSON without the envelope, but errors still use it. raw: bytes. */
  reply?: 'bare' | 'raw'
}

/** The footer of every page has this form. */
export const newsletterFormPath = '/api/ext/newsletter/subscribe-form'

/**
 * The calls that catalogue pages, cart pages and the start of a session need. Every first page load includes this table. All other
 * calls belong in endpoints.ts, which browsers load when they need one of them.
 */
export const earlyEndpoints = {
  userProfile: {
    method: 'GET',
    path: '/api/user/me',
    token: 'required',
  },
  userOrderHistory: {
    method: 'GET',
    path: '/api/user/order-history',
    token: 'required',
  },
  userRefresh: {
    method: 'POST',
    path: '/api/user/refresh',
    storeCode: false,
  },
  userLogout: {
    method: 'POST',
    path: '/api/user/logout',
    token: 'optional',
    silent: true,
  },
  cartCreate: {
    method: 'POST',
    path: '/api/cart/create',
    token: 'optional',
    silent: true,
  },
  cartPull: {
    method: 'GET',
    path: '/api/cart/pull',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartUpdate: {
    method: 'POST',
    path: '/api/cart/update',
    token: 'optional',
    cartId: true,
  },
  cartDelete: {
    method: 'POST',
    path: '/api/cart/delete',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartReset: {
    method: 'POST',
    path: '/api/cart/reset',
    token: 'optional',
    silent: true,
  },
  cartClear: {
    method: 'POST',
    path: '/api/cart/clear',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartTotals: {
    method: 'GET',
    path: '/api/cart/totals',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartApplyCoupon: {
    method: 'POST',
    path: '/api/cart/apply-coupon',
    token: 'optional',
    cartId: true,
  },
  cartDeleteCoupon: {
    method: 'POST',
    path: '/api/cart/delete-coupon',
    token: 'optional',
    cartId: true,
  },
  catalogSearch: {
    method: 'GET',
    path: '/api/catalog/{index}/{type}/_search',
    storeCode: false,
    reply: 'bare',
  },
  catalogSearchPost: {
    method: 'POST',
    path: '/api/catalog/{index}/{type}/_search',
    storeCode: false,
    reply: 'bare',
  },
  productRenderList: {
    method: 'GET',
    path: '/api/product/render-list',
    token: 'optional',
  },
  stockCheck: {
    method: 'GET',
    path: '/api/stock/check',
    token: 'optional',
  },
  stockList: {
    method: 'GET',
    path: '/api/stock/list',
    token: 'optional',
  },
  urlMap: {
    method: 'POST',
    path: '/api/url/map',
    reply: 'bare',
  },
  alternates: {
    method: 'GET',
    path: '/api/ext/alternates/{type}/{id}',
  },
} as const satisfies Record<string, Endpoint>
