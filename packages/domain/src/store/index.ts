export {
  type BannerLink,
  type BannerPicture,
  type Banners,
  type MainBanner,
  noBanners,
  type ProductBanner,
  type SmallBanner,
} from './banners.ts'
export { addDays, calendarDay } from './calendar-day.ts'
export {
  defaultView,
  defaultWebsite,
  findView,
  findViewOfIndex,
  findViewOfStoreId,
  hasGroupPrices,
  isApprovedTradeBuyer,
  viewsOf,
  viewsWithPages,
  websiteOf,
  websiteOfHost,
} from './find-store.ts'
export { type ResolvedStore, resolveStore, type StoreRequest } from './resolve-store.ts'
export {
  consumerLimits,
  type LimitDefaults,
  needsBotChallenge,
  type OrderLimits,
  type RateLimit,
  type RateLimitName,
  rateLimitNames,
  type StoreLimits,
  tradeLimits,
  type UnpaidLimit,
} from './store-limits.ts'
export { parseRouteName, parseStorePath, storePath, storeRouteName } from './store-path.ts'
export type {
  BankAccount,
  CustomerGroup,
  Language,
  OrderStart,
  PaymentMethod,
  PriceFormat,
  Seller,
  ShippingMethod,
  Stores,
  StoreView,
  Website,
} from './store-view.ts'
