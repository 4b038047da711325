/**
 * Every call of the typed client, with the properties that a browser needs to send it. server-endpoints.ts has the endpoints
 * that it never calls, serving.ts the properties that only the server needs, schemas.ts the schemas. Routes, the typed client,
 * OpenAPI and the fuzz test derive from these tables. A store's settings may override paths.
 */

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

const templates = '/api/ext/order-templates'

export const endpoints = {
  version: {
    method: 'GET',
    path: '/api/',
    reply: 'bare',
    storeCode: false,
  },

  userLogin: {
    method: 'POST',
    path: '/api/user/login',
  },
  userCreate: {
    method: 'POST',
    path: '/api/user/create',
  },
  userResetPassword: {
    method: 'POST',
    path: '/api/user/reset-password',
  },
  userCreatePassword: {
    method: 'POST',
    path: '/api/user/create-password',
  },
  userChangePassword: {
    method: 'POST',
    path: '/api/user/change-password',
    token: 'required',
  },
  userProfile: {
    method: 'GET',
    path: '/api/user/me',
    token: 'required',
  },
  userUpdate: {
    method: 'POST',
    path: '/api/user/me',
    token: 'required',
  },
  userSessions: {
    method: 'GET',
    path: '/api/user/sessions',
    token: 'required',
  },
  userSendEmailProof: {
    method: 'POST',
    path: '/api/user/send-email-proof',
    token: 'required',
  },
  userEndSession: {
    method: 'DELETE',
    path: '/api/user/sessions/{sessionId}',
    token: 'required',
  },
  userSecurityEvents: {
    method: 'GET',
    path: '/api/user/security-events',
    token: 'required',
  },
  userEndSessions: {
    method: 'POST',
    path: '/api/user/sign-out-everywhere',
    token: 'required',
  },
  userNewsletter: {
    method: 'POST',
    path: '/api/user/newsletter',
    token: 'required',
  },
  userExport: {
    method: 'GET',
    path: '/api/user/export',
    token: 'required',
  },
  userDelete: {
    method: 'POST',
    path: '/api/user/delete-account',
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
  socialLoginStart: {
    method: 'POST',
    path: '/api/ext/social-login/start',
  },
  socialLogin: {
    method: 'POST',
    path: '/api/ext/social-login',
  },
  addressBookSave: {
    method: 'PUT',
    path: '/api/ext/address-book/{customerId}',
    token: 'required',
  },
  addressBookRemove: {
    method: 'DELETE',
    path: '/api/ext/address-book/{addressId}',
    token: 'required',
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
  cartShippingMethods: {
    method: 'POST',
    path: '/api/cart/shipping-methods',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartShippingInformation: {
    method: 'POST',
    path: '/api/cart/shipping-information',
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

  quickOrder: {
    method: 'POST',
    path: '/api/ext/quick-order',
    token: 'required',
  },
  orderTemplates: {
    method: 'GET',
    path: templates,
    token: 'required',
  },
  orderTemplateSave: {
    method: 'POST',
    path: templates,
    token: 'required',
  },
  orderTemplateRemove: {
    method: 'DELETE',
    path: `${templates}/{templateId}`,
    token: 'required',
  },

  giftCardApply: {
    method: 'POST',
    path: '/api/ext/gift-card/apply',
  },
  giftCardRemove: {
    method: 'POST',
    path: '/api/ext/gift-card/remove',
  },

  orderPlace: {
    method: 'POST',
    path: '/api/order',
    token: 'optional',
  },
  orderInvoice: {
    method: 'GET',
    path: '/api/ext/order-invoice/{orderId}',
    token: 'optional',
  },
  orderStatus: {
    method: 'GET',
    path: '/api/ext/order-status/{orderKey}',
    silent: true,
  },
  orderTrack: {
    method: 'POST',
    path: '/api/ext/order-track',
    silent: true,
  },
  orderRequest: {
    method: 'POST',
    path: '/api/ext/order-request',
    token: 'optional',
    silent: true,
  },
  orderDetails: {
    method: 'GET',
    path: '/api/ext/order-details/{orderKey}',
    silent: true,
  },
  paymentStart: {
    method: 'POST',
    path: '/api/ext/payment/start',
  },

  cardMerchantSession: {
    method: 'POST',
    path: '/api/ext/card/merchant-session',
    token: 'optional',
  },
  cardOrderSync: {
    method: 'POST',
    path: '/api/ext/card/order-sync',
    token: 'optional',
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

  addressLookup: {
    method: 'GET',
    path: '/api/ext/address-lookup',
  },

  urlMap: {
    method: 'POST',
    path: '/api/url/map',
    reply: 'bare',
  },
  pageNotFound: {
    method: 'POST',
    path: '/api/ext/page-not-found',
    silent: true,
  },

  addressPages: {
    method: 'GET',
    path: '/api/ext/addresses/{type}',
  },
  addresses: {
    method: 'GET',
    path: '/api/ext/addresses/{type}/{page}',
  },
  alternates: {
    method: 'GET',
    path: '/api/ext/alternates/{type}/{id}',
  },
  mailToken: {
    method: 'GET',
    path: '/api/ext/mail-service/get-token',
    storeCode: false,
  },
} as const satisfies Record<string, Endpoint>

export type ClientEndpointName = keyof typeof endpoints

/** A table row without its literal types, for code that handles any endpoint. */
export const endpointOf = (name: ClientEndpointName): Endpoint => endpoints[name]
