export { createCatalogSource, type ReadDocuments } from './catalog-source.ts'
export { createPriceBorderClock } from './price-border-clock.ts'
export { pricingHandlers } from './pricing.routes.ts'
export { setPrice } from './set-price.ts'
