export { type CatalogAnswer, type CatalogIndex, type CatalogIndexOptions, createCatalogIndex } from './catalog-index.ts'
export { indexedEvents, keepIndexRight } from './search.events.ts'
export { type SearchRouteOptions, searchHandlers } from './search.routes.ts'
export { sourceFilter } from './source-filter.ts'
