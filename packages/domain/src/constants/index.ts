/** Constants of the specification, defined once for client and server. Values that differ per store are in stores/. */
export {
  cards,
  cart,
  checkout,
  giftCard,
  orderHistory,
  type SocialProvider,
  socialProviders,
  stock,
  tax,
} from './buying.ts'
export { attributes, blog, categories, cms, homepage, instagram, mailSubjects, promotions } from './content.ts'
export { images } from './images.ts'
export { filters, priceRanges, search, searchBoosts, sortings } from './search.ts'
export {
  browserStorage,
  httpCache,
  megaMenu,
  network,
  notifications,
  pinboard,
  progressBar,
  storeCookie,
} from './timing.ts'
