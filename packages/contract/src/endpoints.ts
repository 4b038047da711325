/**
 * Every call on the wire, in one plain table that the browser can carry. Routes, typed client, OpenAPI and the fuzz test
 * derive from it; schemas.ts says what travels. Paths are Mantel's own; a store may name other ones in its settings.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * What a reply may be kept for. no-store: cart and customer data. revalidate: ETag and no-cache. long: the handler says
 * how long (images).
 */
export type CachePolicy = 'no-store' | 'revalidate' | 'long'

export type Slice =
  | 'system'
  | 'customer'
  | 'cart'
  | 'checkout'
  | 'order'
  | 'payment'
  | 'giftcard'
  | 'search'
  | 'pricing'
  | 'stock'
  | 'review'
  | 'content'
  | 'newsletter'
  | 'contact'
  | 'alert'
  | 'url'
  | 'images'
  | 'purge'
  | 'graphql'

export type Endpoint = {
  method: Method
  /** `{name}` is one segment; `{name*}`, only at the end, is the rest of the path. */
  path: string
  /** Other paths that answer alike. What an alias has in its path and the main path has not, counts as a query key. */
  aliases?: readonly string[]
  slice: Slice
  /** The customer's token: none is read, a guest may come without one, or nobody may. Default none. */
  token?: 'may' | 'must'
  /** The call layer puts the cart id into the query. */
  cartId?: true
  /** A failure shows the shopper no notification. */
  silent?: true
  /** false: the call layer adds no storeCode. */
  storeCode?: false
  cache: CachePolicy
  /** envelope: {code, result, meta?}. bare: JSON without it, refusals in it all the same. raw: bytes. Default envelope. */
  reply?: 'bare' | 'raw'
  /** text: JSON whose text is kept as it came, for a signature over it. form: what an HTML form posts, or JSON. */
  sent?: 'text' | 'form'
  /** Largest body in bytes; default 100 kB. */
  bodyLimit?: number
}

const newsletter = '/api/ext/newsletter/subscribe'
const newsletterAlias = ['/api/ext/mailchimp-subscribe/subscribe']

export const endpoints = {
  version: {
    method: 'GET',
    path: '/api/',
    slice: 'system',
    cache: 'revalidate',
    reply: 'bare',
    storeCode: false,
  },

  userLogin: {
    method: 'POST',
    path: '/api/user/login',
    slice: 'customer',
    cache: 'no-store',
  },
  userCreate: {
    method: 'POST',
    path: '/api/user/create',
    slice: 'customer',
    cache: 'no-store',
  },
  userResetPassword: {
    method: 'POST',
    path: '/api/user/reset-password',
    aliases: ['/api/user/resetPassword'],
    slice: 'customer',
    cache: 'no-store',
  },
  userCreatePassword: {
    method: 'POST',
    path: '/api/user/create-password',
    slice: 'customer',
    cache: 'no-store',
  },
  userChangePassword: {
    method: 'POST',
    path: '/api/user/change-password',
    aliases: ['/api/user/changePassword'],
    slice: 'customer',
    token: 'must',
    cache: 'no-store',
  },
  userProfile: {
    method: 'GET',
    path: '/api/user/me',
    slice: 'customer',
    token: 'must',
    cache: 'no-store',
  },
  userUpdate: {
    method: 'POST',
    path: '/api/user/me',
    slice: 'customer',
    token: 'must',
    cache: 'no-store',
  },
  userOrderHistory: {
    method: 'GET',
    path: '/api/user/order-history',
    slice: 'order',
    token: 'must',
    cache: 'no-store',
  },
  userRefresh: {
    method: 'POST',
    path: '/api/user/refresh',
    slice: 'customer',
    storeCode: false,
    cache: 'no-store',
  },
  userLogout: {
    method: 'POST',
    path: '/api/user/logout',
    slice: 'customer',
    token: 'may',
    silent: true,
    cache: 'no-store',
  },
  socialLogin: {
    method: 'POST',
    path: '/api/ext/social-login',
    slice: 'customer',
    cache: 'no-store',
  },
  addressBookSave: {
    method: 'PUT',
    path: '/api/ext/address-book/{customerId}',
    slice: 'customer',
    token: 'must',
    cache: 'no-store',
  },
  addressBookRemove: {
    method: 'DELETE',
    path: '/api/ext/address-book/{addressId}',
    slice: 'customer',
    token: 'must',
    cache: 'no-store',
  },

  cartCreate: {
    method: 'POST',
    path: '/api/cart/create',
    slice: 'cart',
    token: 'may',
    silent: true,
    cache: 'no-store',
  },
  cartPull: {
    method: 'GET',
    path: '/api/cart/pull',
    slice: 'cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartUpdate: {
    method: 'POST',
    path: '/api/cart/update',
    slice: 'cart',
    token: 'may',
    cartId: true,
    cache: 'no-store',
  },
  cartDelete: {
    method: 'POST',
    path: '/api/cart/delete',
    slice: 'cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartUpdateCart: {
    method: 'POST',
    path: '/api/cart/update-cart',
    slice: 'cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartReset: {
    method: 'POST',
    path: '/api/cart/reset',
    slice: 'cart',
    token: 'may',
    silent: true,
    cache: 'no-store',
  },
  cartClear: {
    method: 'POST',
    path: '/api/cart/clear',
    slice: 'cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartTotals: {
    method: 'GET',
    path: '/api/cart/totals',
    slice: 'checkout',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartCollectTotals: {
    method: 'POST',
    path: '/api/cart/collect-totals',
    slice: 'checkout',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartPaymentMethods: {
    method: 'GET',
    path: '/api/cart/payment-methods',
    slice: 'checkout',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartShippingMethods: {
    method: 'POST',
    path: '/api/cart/shipping-methods',
    slice: 'checkout',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartShippingInformation: {
    method: 'POST',
    path: '/api/cart/shipping-information',
    slice: 'checkout',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartApplyCoupon: {
    method: 'POST',
    path: '/api/cart/apply-coupon',
    slice: 'cart',
    token: 'may',
    cartId: true,
    cache: 'no-store',
  },
  cartDeleteCoupon: {
    method: 'POST',
    path: '/api/cart/delete-coupon',
    slice: 'cart',
    token: 'may',
    cartId: true,
    cache: 'no-store',
  },
  cartCoupon: {
    method: 'GET',
    path: '/api/cart/coupon',
    slice: 'cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },

  giftCardPreview: {
    method: 'GET',
    path: '/api/ext/gift-card/preview',
    slice: 'giftcard',
    cache: 'no-store',
  },
  giftCardApply: {
    method: 'POST',
    path: '/api/ext/gift-card/apply',
    slice: 'giftcard',
    cache: 'no-store',
  },
  giftCardRemove: {
    method: 'POST',
    path: '/api/ext/gift-card/remove',
    slice: 'giftcard',
    cache: 'no-store',
  },
  giftCardBalance: {
    method: 'GET',
    path: '/api/ext/gift-card/balance',
    slice: 'giftcard',
    token: 'may',
    cache: 'no-store',
  },

  orderPlace: {
    method: 'POST',
    path: '/api/order',
    slice: 'order',
    token: 'may',
    cache: 'no-store',
    bodyLimit: 1_048_576,
  },
  orderSyncStatus: {
    method: 'GET',
    path: '/api/sync/order/{order_id}',
    slice: 'order',
    cache: 'no-store',
  },
  orderInvoice: {
    method: 'GET',
    path: '/api/ext/order-invoice/{orderId}',
    slice: 'order',
    token: 'may',
    cache: 'no-store',
  },
  orderStatus: {
    method: 'GET',
    path: '/api/ext/order-status/{orderKey}',
    slice: 'order',
    silent: true,
    cache: 'no-store',
  },
  paymentStart: {
    method: 'POST',
    path: '/api/ext/payment/start',
    slice: 'payment',
    cache: 'no-store',
  },
  paymentReturn: {
    method: 'GET',
    path: '/api/ext/payment/return/{provider}',
    slice: 'payment',
    cache: 'no-store',
    storeCode: false,
    reply: 'raw',
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/ext/payment/webhook/{provider}',
    slice: 'payment',
    cache: 'no-store',
    storeCode: false,
    sent: 'text',
  },
  paymentChallenge: {
    method: 'POST',
    path: '/api/ext/payment/challenge/{provider}',
    slice: 'payment',
    cache: 'no-store',
    storeCode: false,
    reply: 'raw',
    sent: 'form',
  },

  cardMerchantSession: {
    method: 'POST',
    path: '/api/ext/card/merchant-session',
    slice: 'payment',
    token: 'may',
    cache: 'no-store',
  },
  cardIdentifier: {
    method: 'POST',
    path: '/api/ext/card/card-identifier',
    slice: 'payment',
    token: 'may',
    cache: 'no-store',
  },
  cardThreeDInfo: {
    method: 'POST',
    path: '/api/ext/card/3d-info',
    slice: 'payment',
    token: 'may',
    cache: 'no-store',
  },
  cardOrderSync: {
    method: 'POST',
    path: '/api/ext/card/order-sync',
    slice: 'payment',
    token: 'may',
    cache: 'no-store',
  },

  catalogSearch: {
    method: 'GET',
    path: '/api/catalog/{index}/{type}/_search',
    slice: 'search',
    storeCode: false,
    cache: 'revalidate',
    reply: 'bare',
  },
  catalogSearchPost: {
    method: 'POST',
    path: '/api/catalog/{index}/{type}/_search',
    slice: 'search',
    storeCode: false,
    cache: 'revalidate',
    reply: 'bare',
  },
  productList: {
    method: 'GET',
    path: '/api/product/list',
    slice: 'pricing',
    token: 'may',
    cache: 'no-store',
  },
  productRenderList: {
    method: 'GET',
    path: '/api/product/render-list',
    slice: 'pricing',
    token: 'may',
    cache: 'no-store',
  },
  stockCheck: {
    method: 'GET',
    path: '/api/stock/check',
    aliases: ['/api/stock/check/{sku}', '/api/ext/elastic-stock/check', '/api/ext/elastic-stock/check/{sku}'],
    slice: 'stock',
    token: 'may',
    cache: 'no-store',
  },
  stockList: {
    method: 'GET',
    path: '/api/stock/list',
    aliases: ['/api/ext/elastic-stock/list'],
    slice: 'stock',
    token: 'may',
    cache: 'no-store',
  },
  stockAlert: {
    method: 'POST',
    path: '/api/ext/stock-alert',
    slice: 'alert',
    token: 'may',
    cache: 'no-store',
  },
  reviewCreate: {
    method: 'POST',
    path: '/api/review/create',
    slice: 'review',
    token: 'may',
    cache: 'no-store',
  },

  newsletterStatus: {
    method: 'GET',
    path: newsletter,
    aliases: newsletterAlias,
    slice: 'newsletter',
    silent: true,
    cache: 'no-store',
  },
  newsletterSubscribe: {
    method: 'POST',
    path: newsletter,
    aliases: newsletterAlias,
    slice: 'newsletter',
    cache: 'no-store',
  },
  newsletterUnsubscribe: {
    method: 'DELETE',
    path: newsletter,
    aliases: newsletterAlias,
    slice: 'newsletter',
    cache: 'no-store',
  },
  mailToken: {
    method: 'GET',
    path: '/api/ext/mail-service/get-token',
    slice: 'contact',
    storeCode: false,
    cache: 'no-store',
  },
  mailSend: {
    method: 'POST',
    path: '/api/ext/mail-service/send-email',
    slice: 'contact',
    cache: 'no-store',
  },
  cmsPage: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsPage/{id}',
    slice: 'content',
    cache: 'revalidate',
  },
  cmsBlock: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsBlock/{id}',
    slice: 'content',
    cache: 'revalidate',
  },
  cmsPageByIdentifier: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsPageIdentifier/{identifier}/storeId/{storeId}',
    slice: 'content',
    cache: 'revalidate',
  },
  cmsBlockByIdentifier: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsBlockIdentifier/{identifier}/storeId/{storeId}',
    slice: 'content',
    cache: 'revalidate',
  },
  instagramFeed: {
    method: 'GET',
    path: '/api/ext/instagram-feed',
    slice: 'content',
    cache: 'revalidate',
  },
  addressLookup: {
    method: 'GET',
    path: '/api/ext/address-lookup',
    slice: 'checkout',
    cache: 'no-store',
  },

  urlMap: {
    method: 'POST',
    path: '/api/url/map',
    slice: 'url',
    cache: 'revalidate',
    reply: 'bare',
  },
  pageNotFound: {
    method: 'POST',
    path: '/api/ext/page-not-found',
    slice: 'url',
    silent: true,
    cache: 'no-store',
  },

  addressPages: {
    method: 'GET',
    path: '/api/ext/addresses/{type}',
    slice: 'url',
    cache: 'revalidate',
  },
  addresses: {
    method: 'GET',
    path: '/api/ext/addresses/{type}/{page}',
    slice: 'url',
    cache: 'revalidate',
  },
  alternates: {
    method: 'GET',
    path: '/api/ext/alternates/{type}/{id}',
    slice: 'url',
    cache: 'revalidate',
  },

  image: {
    method: 'GET',
    path: '/img/{width}/{height}/{action}/{path*}',
    aliases: ['/img/{width}/{height}/{action}'],
    slice: 'images',
    storeCode: false,
    cache: 'long',
    reply: 'raw',
  },
  imageByUrl: {
    method: 'GET',
    path: '/img/',
    slice: 'images',
    storeCode: false,
    cache: 'long',
    reply: 'raw',
  },
  invalidate: {
    method: 'GET',
    path: '/invalidate',
    slice: 'purge',
    storeCode: false,
    cache: 'no-store',
  },
  invalidatePost: {
    method: 'POST',
    path: '/invalidate',
    slice: 'purge',
    storeCode: false,
    cache: 'no-store',
  },
  graphql: {
    method: 'POST',
    path: '/graphql',
    aliases: ['/graphql/{storeCode}'],
    slice: 'graphql',
    cache: 'revalidate',
    reply: 'bare',
  },
  graphiql: {
    method: 'GET',
    path: '/graphiql',
    slice: 'graphql',
    storeCode: false,
    cache: 'revalidate',
    reply: 'raw',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** The table without its literal types, for code that walks it. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name]
