export {
  type BannerLink,
  type BannerPicture,
  type Banners,
  type MainBanner,
  noBanners,
  type ProductBanner,
  type SmallBanner,
} from './banners.ts'
export {
  defaultView,
  defaultWebsite,
  findView,
  findViewOfIndex,
  findViewOfStoreId,
  hasGroupPrices,
  viewsOf,
  websiteOf,
  websiteOfHost,
} from './find-store.ts'
export { type ResolvedStore, resolveStore, type StoreRequest } from './resolve-store.ts'
export { parseRouteName, parseStorePath, storePath, storeRouteName } from './store-path.ts'
export type {
  CustomerGroup,
  Language,
  PaymentMethod,
  PriceFormat,
  Seller,
  ShippingMethod,
  Stores,
  StoreView,
  Website,
} from './store-view.ts'
