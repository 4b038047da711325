import type { ChallengePurpose } from './bot-challenge.ts'
import type { Endpoint } from './early-endpoints.ts'
import { endpoints } from './endpoints.ts'
import { type EndpointName, serverEndpoints } from './server-endpoints.ts'

/** How a reply may be cached. no-store: cart and customer data. revalidate: ETag and no-cache. long: set by the handler (images). */
export type CachePolicy = 'no-store' | 'revalidate' | 'long'

type Slice =
  | 'system'
  | 'customer'
  | 'cart'
  | 'checkout'
  | 'order'
  | 'payment'
  | 'giftcard'
  | 'download'
  | 'search'
  | 'pricing'
  | 'stock'
  | 'review'
  | 'saved'
  | 'content'
  | 'newsletter'
  | 'contact'
  | 'alert'
  | 'url'
  | 'images'
  | 'purge'
  | 'graphql'
  | 'trade'
  | 'tag'

type Serving = {
  slice: Slice
  cache: CachePolicy
  /** Other paths of the same call. A parameter that only the alias has in its path is read as a query parameter. */
  aliases?: readonly string[]
  /** text: JSON whose text is kept unparsed, because a signature covers it. form: an HTML form, or JSON. */
  sent?: 'text' | 'form'
  /** Largest body in bytes; default 100 kB. */
  bodyLimit?: number
  /** The purpose of the bot challenges that suspicious calls have to solve. */
  challenge?: ChallengePurpose
}

const newsletter: Serving = {
  slice: 'newsletter',
  cache: 'no-store',
  aliases: ['/api/ext/mailchimp-subscribe/subscribe'],
}

/** The server's half of the endpoint table. It is a file of its own because browsers load the other half with every page. */
const serving: Record<EndpointName, Serving> = {
  version: { slice: 'system', cache: 'revalidate' },
  userLogin: { slice: 'customer', cache: 'no-store', challenge: 'login' },
  userCreate: { slice: 'customer', cache: 'no-store', challenge: 'registration' },
  userResetPassword: { slice: 'customer', cache: 'no-store', aliases: ['/api/user/resetPassword'], challenge: 'login' },
  userCreatePassword: { slice: 'customer', cache: 'no-store' },
  userChangePassword: { slice: 'customer', cache: 'no-store', aliases: ['/api/user/changePassword'] },
  userProfile: { slice: 'customer', cache: 'no-store' },
  userUpdate: { slice: 'customer', cache: 'no-store' },
  userConfirmEmail: { slice: 'customer', cache: 'no-store', sent: 'form' },
  userSendEmailProof: { slice: 'customer', cache: 'no-store' },
  userSessions: { slice: 'customer', cache: 'no-store' },
  userEndSession: { slice: 'customer', cache: 'no-store' },
  userUnlinkLogin: { slice: 'customer', cache: 'no-store' },
  userEndSessions: { slice: 'customer', cache: 'no-store' },
  userSecurityEvents: { slice: 'customer', cache: 'no-store' },
  userExport: { slice: 'customer', cache: 'no-store' },
  userDelete: { slice: 'customer', cache: 'no-store' },
  userOrderHistory: { slice: 'order', cache: 'no-store' },
  userRefresh: { slice: 'customer', cache: 'no-store' },
  userLogout: { slice: 'customer', cache: 'no-store' },
  userNewsletter: { slice: 'customer', cache: 'no-store' },
  socialLoginStart: { slice: 'customer', cache: 'no-store', challenge: 'login' },
  socialLogin: { slice: 'customer', cache: 'no-store', challenge: 'login' },
  addressBookSave: { slice: 'customer', cache: 'no-store' },
  addressBookRemove: { slice: 'customer', cache: 'no-store' },
  cartCreate: { slice: 'cart', cache: 'no-store' },
  cartPull: { slice: 'cart', cache: 'no-store' },
  cartUpdate: { slice: 'cart', cache: 'no-store' },
  // 5 MB in Base64, and the other fields.
  cartUpload: { slice: 'cart', cache: 'no-store', bodyLimit: 7_100_000 },
  cartDelete: { slice: 'cart', cache: 'no-store' },
  cartUpdateCart: { slice: 'cart', cache: 'no-store' },
  cartReset: { slice: 'cart', cache: 'no-store' },
  cartClear: { slice: 'cart', cache: 'no-store' },
  cartTotals: { slice: 'checkout', cache: 'no-store' },
  cartCollectTotals: { slice: 'checkout', cache: 'no-store' },
  cartPaymentMethods: { slice: 'checkout', cache: 'no-store' },
  cartShippingMethods: { slice: 'checkout', cache: 'no-store' },
  cartShippingInformation: { slice: 'checkout', cache: 'no-store' },
  cartApplyCoupon: { slice: 'cart', cache: 'no-store', challenge: 'code' },
  cartDeleteCoupon: { slice: 'cart', cache: 'no-store' },
  cartCoupon: { slice: 'cart', cache: 'no-store' },
  quickOrder: { slice: 'trade', cache: 'no-store' },
  orderTemplates: { slice: 'trade', cache: 'no-store' },
  orderTemplateSave: { slice: 'trade', cache: 'no-store' },
  orderTemplateRemove: { slice: 'trade', cache: 'no-store' },
  companyProfile: { slice: 'customer', cache: 'no-store' },
  companyUpdate: { slice: 'customer', cache: 'no-store' },
  companyInvite: { slice: 'customer', cache: 'no-store' },
  companyMemberRemove: { slice: 'customer', cache: 'no-store' },
  giftCardPreview: { slice: 'giftcard', cache: 'no-store' },
  giftCardPrint: { slice: 'giftcard', cache: 'no-store' },
  giftCardClaims: { slice: 'giftcard', cache: 'no-store' },
  giftCardClaimSave: { slice: 'giftcard', cache: 'no-store', challenge: 'code' },
  giftCardClaimRemove: { slice: 'giftcard', cache: 'no-store' },
  giftCardApply: { slice: 'giftcard', cache: 'no-store', challenge: 'code' },
  giftCardRemove: { slice: 'giftcard', cache: 'no-store' },
  giftCardBalance: { slice: 'giftcard', cache: 'no-store', challenge: 'code' },
  orderDownload: { slice: 'download', cache: 'no-store' },
  orderPlace: { slice: 'order', cache: 'no-store', bodyLimit: 1_048_576, challenge: 'order' },
  orderSyncStatus: { slice: 'order', cache: 'no-store' },
  orderInvoice: { slice: 'order', cache: 'no-store' },
  boughtTogether: { slice: 'order', cache: 'revalidate' },
  orderStatus: { slice: 'order', cache: 'no-store' },
  orderTrack: { slice: 'order', cache: 'no-store', challenge: 'code' },
  orderRequest: { slice: 'order', cache: 'no-store' },
  orderDetails: { slice: 'order', cache: 'no-store' },
  paymentStart: { slice: 'payment', cache: 'no-store' },
  paymentReturn: { slice: 'payment', cache: 'no-store' },
  paymentWebhook: { slice: 'payment', cache: 'no-store', sent: 'text' },
  paymentChallenge: { slice: 'payment', cache: 'no-store', sent: 'form' },
  cardMerchantSession: { slice: 'payment', cache: 'no-store' },
  cardIdentifier: { slice: 'payment', cache: 'no-store' },
  cardThreeDInfo: { slice: 'payment', cache: 'no-store' },
  cardOrderSync: { slice: 'payment', cache: 'no-store' },
  catalogSearch: { slice: 'search', cache: 'revalidate' },
  catalogSearchPost: { slice: 'search', cache: 'revalidate' },
  productList: { slice: 'pricing', cache: 'no-store' },
  productRenderList: { slice: 'pricing', cache: 'no-store' },
  stockCheck: {
    slice: 'stock',
    cache: 'no-store',
    aliases: ['/api/stock/check/{sku}', '/api/ext/elastic-stock/check', '/api/ext/elastic-stock/check/{sku}'],
  },
  stockList: { slice: 'stock', cache: 'no-store', aliases: ['/api/ext/elastic-stock/list'] },
  savedProducts: { slice: 'saved', cache: 'no-store' },
  savedChange: { slice: 'saved', cache: 'no-store' },
  wishlistShare: { slice: 'saved', cache: 'no-store' },
  sharedWishlist: { slice: 'saved', cache: 'no-store' },
  stockAlert: { slice: 'alert', cache: 'no-store', challenge: 'message' },
  stockAlertPage: { slice: 'alert', cache: 'no-store' },
  stockAlertAnswer: { slice: 'alert', cache: 'no-store', sent: 'form' },
  reviewCreate: { slice: 'review', cache: 'no-store', bodyLimit: 8_388_608, challenge: 'message' },
  newsletterStatus: newsletter,
  newsletterSubscribe: { ...newsletter, challenge: 'message' },
  newsletterUnsubscribe: newsletter,
  newsletterForm: { slice: 'newsletter', cache: 'no-store', sent: 'form' },
  newsletterLink: { slice: 'newsletter', cache: 'no-store', sent: 'form' },
  newsletterLinkPage: { slice: 'newsletter', cache: 'no-store' },
  newsletterNotice: { slice: 'newsletter', cache: 'no-store', sent: 'form' },
  newsletterNoticeCheck: { slice: 'newsletter', cache: 'no-store' },
  mailToken: { slice: 'contact', cache: 'no-store' },
  mailSend: { slice: 'contact', cache: 'no-store', challenge: 'message' },
  mailForm: { slice: 'contact', cache: 'no-store', sent: 'form' },
  cmsPage: { slice: 'content', cache: 'revalidate' },
  cmsBlock: { slice: 'content', cache: 'revalidate' },
  cmsPageByIdentifier: { slice: 'content', cache: 'revalidate' },
  cmsBlockByIdentifier: { slice: 'content', cache: 'revalidate' },
  contentPreview: { slice: 'content', cache: 'no-store' },
  catalogueFile: { slice: 'content', cache: 'no-store' },
  cataloguePdf: { slice: 'content', cache: 'no-store' },
  instagramFeed: { slice: 'content', cache: 'revalidate' },
  addressLookup: { slice: 'checkout', cache: 'no-store' },
  urlMap: { slice: 'url', cache: 'revalidate' },
  consentSave: { slice: 'tag', cache: 'no-store' },
  purchaseReport: { slice: 'tag', cache: 'no-store' },
  pageNotFound: { slice: 'url', cache: 'no-store' },
  addressPages: { slice: 'url', cache: 'revalidate' },
  addresses: { slice: 'url', cache: 'revalidate' },
  alternates: { slice: 'url', cache: 'revalidate' },
  image: { slice: 'images', cache: 'long', aliases: ['/img/{width}/{height}/{action}'] },
  imageByUrl: { slice: 'images', cache: 'long' },
  invalidate: { slice: 'purge', cache: 'no-store' },
  invalidatePost: { slice: 'purge', cache: 'no-store' },
  graphql: { slice: 'graphql', cache: 'revalidate', aliases: ['/graphql/{storeCode}'] },
  graphiql: { slice: 'graphql', cache: 'revalidate' },
}

export type ServedEndpoint = Endpoint & Serving

const allEndpoints: Record<EndpointName, Endpoint> = { ...endpoints, ...serverEndpoints }

export const endpointNames = Object.keys(allEndpoints) as EndpointName[]

export const servedEndpoint = (name: EndpointName): ServedEndpoint => ({ ...allEndpoints[name], ...serving[name] })
