import { type Endpoint, newsletterFormPath } from './early-endpoints.ts'
import type { ClientEndpointName } from './endpoints.ts'

const newsletter = '/api/ext/newsletter/subscribe'
const newsletterNotice = '/api/ext/newsletter/notice/{provider}/{key}'
const alertLink = '/api/ext/stock-alert/{step}/{alertKey}'

/**
 * Endpoints that the typed client does not call. Older clients, HTML forms and other programs call them, or pages use them as image
 * addresses.
 */
export const serverEndpoints = {
  cartUpdateCart: {
    method: 'POST',
    path: '/api/cart/update-cart',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartPaymentMethods: {
    method: 'GET',
    path: '/api/cart/payment-methods',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  cartCoupon: {
    method: 'GET',
    path: '/api/cart/coupon',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  giftCardPrint: {
    method: 'GET',
    path: '/api/ext/gift-card/print/{cardKey}',
    storeCode: false,
    reply: 'raw',
  },
  giftCardBalance: {
    method: 'GET',
    path: '/api/ext/gift-card/balance',
    token: 'optional',
  },
  productList: {
    method: 'GET',
    path: '/api/product/list',
    token: 'optional',
  },
  stockAlertPage: {
    method: 'GET',
    path: alertLink,
    storeCode: false,
    reply: 'raw',
  },
  stockAlertAnswer: {
    method: 'POST',
    path: alertLink,
    storeCode: false,
    reply: 'raw',
  },
  newsletterStatus: {
    method: 'GET',
    path: newsletter,
    silent: true,
  },
  newsletterForm: {
    method: 'POST',
    path: newsletterFormPath,
  },
  newsletterLink: {
    method: 'POST',
    path: '/api/ext/newsletter/link/{step}/{token}',
  },
  newsletterLinkPage: {
    method: 'GET',
    path: '/api/ext/newsletter/link/{step}/{token}',
    reply: 'raw',
  },
  newsletterNotice: {
    method: 'POST',
    path: newsletterNotice,
    storeCode: false,
  },
  newsletterNoticeCheck: {
    method: 'GET',
    path: newsletterNotice,
    storeCode: false,
  },
  newsletterUnsubscribe: {
    method: 'DELETE',
    path: newsletter,
  },
  mailForm: {
    method: 'POST',
    path: '/api/ext/mail-service/send-form',
  },
  userConfirmEmail: {
    method: 'POST',
    path: '/api/user/confirm-email',
  },
  cartCollectTotals: {
    method: 'POST',
    path: '/api/cart/collect-totals',
    token: 'optional',
    cartId: true,
    silent: true,
  },
  orderSyncStatus: {
    method: 'GET',
    path: '/api/sync/order/{order_id}',
  },
  orderDownload: {
    method: 'GET',
    path: '/api/ext/download/{downloadKey}',
    storeCode: false,
    reply: 'raw',
  },
  cardIdentifier: {
    method: 'POST',
    path: '/api/ext/card/card-identifier',
    token: 'optional',
  },
  cardThreeDInfo: {
    method: 'POST',
    path: '/api/ext/card/3d-info',
    token: 'optional',
  },
  cmsPage: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsPage/{id}',
  },
  cmsBlock: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsBlock/{id}',
  },
  cmsPageByIdentifier: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsPageIdentifier/{identifier}/storeId/{storeId}',
  },
  cmsBlockByIdentifier: {
    method: 'GET',
    path: '/api/ext/cms-data/cmsBlockIdentifier/{identifier}/storeId/{storeId}',
  },
  paymentReturn: {
    method: 'GET',
    path: '/api/ext/payment/return/{provider}',
    storeCode: false,
    reply: 'raw',
  },
  paymentWebhook: {
    method: 'POST',
    path: '/api/ext/payment/webhook/{provider}',
    storeCode: false,
  },
  paymentChallenge: {
    method: 'POST',
    path: '/api/ext/payment/challenge/{provider}',
    storeCode: false,
    reply: 'raw',
  },
  cataloguePdf: {
    method: 'GET',
    path: '/api/ext/catalogue/pdf',
    reply: 'raw',
  },
  image: {
    method: 'GET',
    path: '/img/{width}/{height}/{action}/{path*}',
    storeCode: false,
    reply: 'raw',
  },
  imageByUrl: {
    method: 'GET',
    path: '/img/',
    storeCode: false,
    reply: 'raw',
  },
  invalidate: {
    method: 'GET',
    path: '/invalidate',
    storeCode: false,
  },
  invalidatePost: {
    method: 'POST',
    path: '/invalidate',
    storeCode: false,
  },
  graphiql: {
    method: 'GET',
    path: '/graphiql',
    storeCode: false,
    reply: 'raw',
  },
} as const satisfies Record<string, Endpoint>

export type EndpointName = ClientEndpointName | keyof typeof serverEndpoints
