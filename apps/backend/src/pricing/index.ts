export {
  type CatalogSourceOptions,
  createCatalogSource,
  type OtherType,
  type ReadDocuments,
} from './catalog-source.ts'
export { createPriceBorderClock, type PriceBorderClock } from './price-border-clock.ts'
export { priceDocument } from './price-document.ts'
export { type PriceView, type PriceViewer, priceContext } from './price-view.ts'
export { pricingHandlers } from './pricing.routes.ts'
export { readPriceView } from './read-price-view.ts'
export { type PriceSetting, setPrice } from './set-price.ts'
