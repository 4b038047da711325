export type { Language, PriceFormat, ShippingMethod, StoreView, Website } from './store-view.ts'
