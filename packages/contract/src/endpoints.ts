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
  summary: string
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
    summary: 'The version that answers',
    cache: 'revalidate',
    reply: 'bare',
    storeCode: false,
  },

  userLogin: {
    method: 'POST',
    path: '/api/user/login',
    slice: 'customer',
    summary: 'Sign in; the result is the token, meta holds the refresh token',
    cache: 'no-store',
  },
  userCreate: {
    method: 'POST',
    path: '/api/user/create',
    slice: 'customer',
    summary: 'Register a customer',
    cache: 'no-store',
  },
  userResetPassword: {
    method: 'POST',
    path: '/api/user/reset-password',
    aliases: ['/api/user/resetPassword'],
    slice: 'customer',
    summary: 'Ask for a password-reset mail; answers alike for every address',
    cache: 'no-store',
  },
  userCreatePassword: {
    method: 'POST',
    path: '/api/user/create-password',
    slice: 'customer',
    summary: 'Set a new password with the token of the reset mail',
    cache: 'no-store',
  },
  userChangePassword: {
    method: 'POST',
    path: '/api/user/change-password',
    aliases: ['/api/user/changePassword'],
    slice: 'customer',
    summary: 'Change the password of the customer who is signed in',
    token: 'must',
    cache: 'no-store',
  },
  userProfile: {
    method: 'GET',
    path: '/api/user/me',
    slice: 'customer',
    summary: 'The customer and the group token',
    token: 'must',
    cache: 'no-store',
  },
  userUpdate: {
    method: 'POST',
    path: '/api/user/me',
    slice: 'customer',
    summary: 'Change the profile',
    token: 'must',
    cache: 'no-store',
  },
  userOrderHistory: {
    method: 'GET',
    path: '/api/user/order-history',
    slice: 'order',
    summary: "The customer's orders, newest first",
    token: 'must',
    cache: 'no-store',
  },
  userRefresh: {
    method: 'POST',
    path: '/api/user/refresh',
    slice: 'customer',
    summary: 'Exchange a refresh token; a failure never has a text as its result',
    storeCode: false,
    cache: 'no-store',
  },
  socialLogin: {
    method: 'POST',
    path: '/api/ext/social-login',
    slice: 'customer',
    summary: 'Sign in with facebook, google or amazon',
    cache: 'no-store',
  },
  addressBookSave: {
    method: 'PUT',
    path: '/api/ext/address-book/{customerId}',
    slice: 'customer',
    summary: "Write the customer's address book",
    token: 'must',
    cache: 'no-store',
  },
  addressBookRemove: {
    method: 'DELETE',
    path: '/api/ext/address-book/{addressId}',
    slice: 'customer',
    summary: 'Remove one address',
    token: 'must',
    cache: 'no-store',
  },

  cartCreate: {
    method: 'POST',
    path: '/api/cart/create',
    slice: 'cart',
    summary: "A new guest cart, or the customer's active one",
    token: 'may',
    silent: true,
    cache: 'no-store',
  },
  cartPull: {
    method: 'GET',
    path: '/api/cart/pull',
    slice: 'cart',
    summary: 'The lines of the cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartUpdate: {
    method: 'POST',
    path: '/api/cart/update',
    slice: 'cart',
    summary: 'Add a line, or set the quantity of the line with that item_id',
    token: 'may',
    cartId: true,
    cache: 'no-store',
  },
  cartDelete: {
    method: 'POST',
    path: '/api/cart/delete',
    slice: 'cart',
    summary: 'Remove a line',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartUpdateCart: {
    method: 'POST',
    path: '/api/cart/update-cart',
    slice: 'cart',
    summary: 'Several lines at once; a refused line carries its error and does not fail the rest',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartReset: {
    method: 'POST',
    path: '/api/cart/reset',
    slice: 'cart',
    summary: 'Empty the server cart named in the body',
    token: 'may',
    silent: true,
    cache: 'no-store',
  },
  cartClear: {
    method: 'POST',
    path: '/api/cart/clear',
    slice: 'cart',
    summary: 'Empty the server cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartTotals: {
    method: 'GET',
    path: '/api/cart/totals',
    slice: 'checkout',
    summary: 'Totals with segments',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartCollectTotals: {
    method: 'POST',
    path: '/api/cart/collect-totals',
    slice: 'checkout',
    summary: 'Choose shipping and payment methods, answer the totals',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartPaymentMethods: {
    method: 'GET',
    path: '/api/cart/payment-methods',
    slice: 'checkout',
    summary: 'Payment methods for this cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartShippingMethods: {
    method: 'POST',
    path: '/api/cart/shipping-methods',
    slice: 'checkout',
    summary: 'Shipping methods for an address, however empty',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartShippingInformation: {
    method: 'POST',
    path: '/api/cart/shipping-information',
    slice: 'checkout',
    summary: 'Set addresses and shipping method; answers payment methods and totals',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },
  cartApplyCoupon: {
    method: 'POST',
    path: '/api/cart/apply-coupon',
    slice: 'cart',
    summary: 'Apply a coupon',
    token: 'may',
    cartId: true,
    cache: 'no-store',
  },
  cartDeleteCoupon: {
    method: 'POST',
    path: '/api/cart/delete-coupon',
    slice: 'cart',
    summary: 'Withdraw the coupon',
    token: 'may',
    cartId: true,
    cache: 'no-store',
  },
  cartCoupon: {
    method: 'GET',
    path: '/api/cart/coupon',
    slice: 'cart',
    summary: 'The coupon applied to the cart',
    token: 'may',
    cartId: true,
    silent: true,
    cache: 'no-store',
  },

  giftCardPreview: {
    method: 'GET',
    path: '/api/ext/gift-card/preview',
    slice: 'giftcard',
    summary: 'The gift card as its recipient will see it, as HTML',
    cache: 'no-store',
  },
  giftCardApply: {
    method: 'POST',
    path: '/api/ext/gift-card/apply',
    slice: 'giftcard',
    summary: 'Apply a gift card to a cart',
    cache: 'no-store',
  },
  giftCardRemove: {
    method: 'POST',
    path: '/api/ext/gift-card/remove',
    slice: 'giftcard',
    summary: 'Withdraw a gift card from a cart',
    cache: 'no-store',
  },
  giftCardBalance: {
    method: 'GET',
    path: '/api/ext/gift-card/balance',
    slice: 'giftcard',
    summary: 'What is left on a gift card',
    token: 'may',
    cache: 'no-store',
  },

  orderPlace: {
    method: 'POST',
    path: '/api/order',
    slice: 'order',
    summary: 'Place an order',
    token: 'may',
    cache: 'no-store',
    bodyLimit: 1_048_576,
  },
  orderSyncStatus: {
    method: 'GET',
    path: '/api/sync/order/{order_id}',
    slice: 'order',
    summary: "What became of an order, by the client's order id",
    cache: 'no-store',
  },
  orderInvoice: {
    method: 'GET',
    path: '/api/ext/order-invoice/{orderId}',
    slice: 'order',
    summary: 'The invoice as base64 of a PDF',
    token: 'must',
    cache: 'no-store',
  },

  cardMerchantSession: {
    method: 'POST',
    path: '/api/ext/card/merchant-session',
    slice: 'payment',
    summary: 'A session with the card provider',
    token: 'may',
    cache: 'no-store',
  },
  cardIdentifier: {
    method: 'POST',
    path: '/api/ext/card/card-identifier',
    slice: 'payment',
    summary: 'A one-time identifier for a card',
    token: 'may',
    cache: 'no-store',
  },
  cardThreeDInfo: {
    method: 'POST',
    path: '/api/ext/card/3d-info',
    slice: 'payment',
    summary: 'What the card issuer asks of the shopper',
    token: 'may',
    cache: 'no-store',
  },
  cardOrderSync: {
    method: 'POST',
    path: '/api/ext/card/order-sync',
    slice: 'payment',
    summary: "Report the provider's result for an order",
    token: 'may',
    cache: 'no-store',
  },

  catalogSearch: {
    method: 'GET',
    path: '/api/catalog/{index}/{type}/_search',
    slice: 'search',
    summary: 'Catalogue search, the query in the request parameter',
    storeCode: false,
    cache: 'revalidate',
    reply: 'bare',
  },
  catalogSearchPost: {
    method: 'POST',
    path: '/api/catalog/{index}/{type}/_search',
    slice: 'search',
    summary: 'Catalogue search, the query in the body',
    storeCode: false,
    cache: 'revalidate',
    reply: 'bare',
  },
  productList: {
    method: 'GET',
    path: '/api/product/list',
    slice: 'pricing',
    summary: 'Products by sku',
    token: 'may',
    cache: 'no-store',
  },
  productRenderList: {
    method: 'GET',
    path: '/api/product/render-list',
    slice: 'pricing',
    summary: 'Fresh prices by sku',
    token: 'may',
    cache: 'no-store',
  },
  stockCheck: {
    method: 'GET',
    path: '/api/stock/check',
    aliases: ['/api/stock/check/{sku}', '/api/ext/elastic-stock/check', '/api/ext/elastic-stock/check/{sku}'],
    slice: 'stock',
    summary: 'Stock of one sku',
    token: 'may',
    cache: 'no-store',
  },
  stockList: {
    method: 'GET',
    path: '/api/stock/list',
    aliases: ['/api/ext/elastic-stock/list'],
    slice: 'stock',
    summary: 'Stock of several skus, in the order asked',
    token: 'may',
    cache: 'no-store',
  },
  stockAlert: {
    method: 'POST',
    path: '/api/ext/stock-alert',
    slice: 'alert',
    summary: 'Tell me when it is back',
    token: 'may',
    cache: 'no-store',
  },
  reviewCreate: {
    method: 'POST',
    path: '/api/review/create',
    slice: 'review',
    summary: 'Submit a review for moderation',
    token: 'may',
    cache: 'no-store',
  },

  newsletterStatus: {
    method: 'GET',
    path: newsletter,
    aliases: newsletterAlias,
    slice: 'newsletter',
    summary: 'Is this address subscribed?',
    silent: true,
    cache: 'no-store',
  },
  newsletterSubscribe: {
    method: 'POST',
    path: newsletter,
    aliases: newsletterAlias,
    slice: 'newsletter',
    summary: 'Subscribe an address',
    cache: 'no-store',
  },
  newsletterUnsubscribe: {
    method: 'DELETE',
    path: newsletter,
    aliases: newsletterAlias,
    slice: 'newsletter',
    summary: 'Unsubscribe an address',
    cache: 'no-store',
  },
  mailToken: {
    method: 'GET',
    path: '/api/ext/mail-service/get-token',
    slice: 'contact',
    summary: 'A one-time token for a mail form',
    storeCode: false,
    cache: 'no-store',
  },
  mailSend: {
    method: 'POST',
    path: '/api/ext/mail-service/send-email',
    slice: 'contact',
    summary: 'Send a mail form: contact, catalogue request, meeting request',
    cache: 'no-store',
  },
  cmsPage: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsPage/{id}',
    slice: 'content',
    summary: 'A page by id',
    cache: 'revalidate',
  },
  cmsBlock: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsBlock/{id}',
    slice: 'content',
    summary: 'A block by id',
    cache: 'revalidate',
  },
  cmsPageByIdentifier: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsPageIdentifier/{identifier}/storeId/{storeId}',
    slice: 'content',
    summary: 'A page by identifier',
    cache: 'revalidate',
  },
  cmsBlockByIdentifier: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsBlockIdentifier/{identifier}/storeId/{storeId}',
    slice: 'content',
    summary: 'A block by identifier',
    cache: 'revalidate',
  },
  instagramFeed: {
    method: 'GET',
    path: '/api/ext/instagram-feed',
    slice: 'content',
    summary: 'The latest pictures',
    cache: 'revalidate',
  },
  addressLookup: {
    method: 'GET',
    path: '/api/ext/address-lookup',
    slice: 'checkout',
    summary: 'Addresses of a postcode',
    cache: 'no-store',
  },

  urlMap: {
    method: 'POST',
    path: '/api/url/map',
    slice: 'url',
    summary: 'Which product, category or page has this path; null when none has',
    cache: 'revalidate',
    reply: 'bare',
  },
  pageNotFound: {
    method: 'POST',
    path: '/api/ext/page-not-found',
    slice: 'url',
    summary: 'Report a path that was not found',
    silent: true,
    cache: 'no-store',
  },

  image: {
    method: 'GET',
    path: '/img/{width}/{height}/{action}/{path*}',
    aliases: ['/img/{width}/{height}/{action}'],
    slice: 'images',
    summary: 'A picture of the media folder, resized',
    storeCode: false,
    cache: 'long',
    reply: 'raw',
  },
  imageByUrl: {
    method: 'GET',
    path: '/img/',
    slice: 'images',
    summary: 'A picture of a whitelisted host, resized',
    storeCode: false,
    cache: 'long',
    reply: 'raw',
  },
  invalidate: {
    method: 'GET',
    path: '/invalidate',
    slice: 'purge',
    summary: 'Purge cached replies by tag',
    storeCode: false,
    cache: 'no-store',
  },
  invalidatePost: {
    method: 'POST',
    path: '/invalidate',
    slice: 'purge',
    summary: 'Purge cached replies by tag',
    storeCode: false,
    cache: 'no-store',
  },
  graphql: {
    method: 'POST',
    path: '/graphql',
    aliases: ['/graphql/{storeCode}'],
    slice: 'graphql',
    summary: 'The catalogue as GraphQL',
    cache: 'revalidate',
    reply: 'bare',
  },
  graphiql: {
    method: 'GET',
    path: '/graphiql',
    slice: 'graphql',
    summary: 'A page to try GraphQL queries',
    storeCode: false,
    cache: 'revalidate',
    reply: 'raw',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** The table without its literal types, for code that walks it. */
export const endpointOf = (name: EndpointName): Endpoint => endpoints[name]
