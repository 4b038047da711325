import { type Endpoint, earlyEndpoints } from './early-endpoints.ts'

/**
 * Every call of the typed client, with the properties that a browser needs to send it. server-endpoints.ts has the endpoints that
 * the client never calls, serving.ts the properties that only the server needs, schemas.ts the schemas. Routes, the typed client,
 * OpenAPI and the fuzz test derive from these tables. A store's settings may override paths.
 */

const templates = '/api/ext/order-templates'
const giftCard = '/api/ext/gift-card/'
const saved = '/api/ext/saved/{list}'
const company = '/api/ext/company'

export const endpoints = {
  ...earlyEndpoints,
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
  userUnlinkLogin: {
    method: 'DELETE',
    path: '/api/user/logins/{provider}',
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

  cartUpload: {
    method: 'POST',
    path: '/api/cart/upload',
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

  savedProducts: {
    method: 'GET',
    path: saved,
    token: 'required',
  },
  savedChange: {
    method: 'POST',
    path: saved,
    token: 'required',
  },
  wishlistShare: {
    method: 'POST',
    path: '/api/ext/wishlist-share',
    token: 'required',
  },
  sharedWishlist: {
    method: 'GET',
    path: '/api/ext/shared-wishlist/{shareKey}',
  },
  reviewCreate: {
    method: 'POST',
    path: '/api/review/create',
    token: 'optional',
  },
  stockAlert: {
    method: 'POST',
    path: '/api/ext/stock-alert',
    token: 'optional',
  },
  companyProfile: {
    method: 'GET',
    path: company,
    token: 'required',
  },
  companyUpdate: {
    method: 'POST',
    path: company,
    token: 'required',
  },
  companyInvite: {
    method: 'POST',
    path: `${company}/members`,
    token: 'required',
  },
  companyMemberRemove: {
    method: 'DELETE',
    path: `${company}/members/{memberId}`,
    token: 'required',
  },

  giftCardApply: {
    method: 'POST',
    path: `${giftCard}apply`,
  },
  giftCardRemove: {
    method: 'POST',
    path: `${giftCard}remove`,
  },
  giftCardPreview: {
    method: 'GET',
    path: `${giftCard}preview`,
    silent: true,
  },
  giftCardClaims: {
    method: 'GET',
    path: `${giftCard}claims`,
    token: 'required',
  },
  giftCardClaimSave: {
    method: 'POST',
    path: `${giftCard}claims`,
    token: 'required',
  },
  giftCardClaimRemove: {
    method: 'DELETE',
    path: `${giftCard}claims/{claimId}`,
    token: 'required',
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
  boughtTogether: {
    method: 'GET',
    path: '/api/ext/bought-together',
    silent: true,
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

  graphql: {
    method: 'POST',
    path: '/graphql',
    reply: 'bare',
  },

  addressLookup: {
    method: 'GET',
    path: '/api/ext/address-lookup',
  },

  pageNotFound: {
    method: 'POST',
    path: '/api/ext/page-not-found',
    silent: true,
  },

  consentSave: {
    method: 'POST',
    path: '/api/ext/consent',
    token: 'optional',
    silent: true,
  },
  purchaseReport: {
    method: 'POST',
    path: '/api/ext/consent/purchase',
    token: 'optional',
    silent: true,
  },

  instagramFeed: {
    method: 'GET',
    path: '/api/ext/instagram-feed',
  },
  contentPreview: {
    method: 'GET',
    path: '/api/ext/cms-data/preview/{key}',
  },
  catalogueFile: {
    method: 'GET',
    path: '/api/ext/catalogue',
  },

  addressPages: {
    method: 'GET',
    path: '/api/ext/addresses/{type}',
  },
  addresses: {
    method: 'GET',
    path: '/api/ext/addresses/{type}/{page}',
  },
  newsletterSubscribe: {
    method: 'POST',
    path: '/api/ext/newsletter/subscribe',
  },
  mailToken: {
    method: 'GET',
    path: '/api/ext/mail-service/get-token',
    storeCode: false,
  },
  mailSend: {
    method: 'POST',
    path: '/api/ext/mail-service/send-email',
  },
} as const satisfies Record<string, Endpoint>

export type ClientEndpointName = keyof typeof endpoints
