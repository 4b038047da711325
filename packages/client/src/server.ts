/** The part of the client that the storefront's server uses outside its bundle. The index loads five times as many modules. */
export { createCaller, type Fetch } from './caller.ts'
export { type FeedProduct, listFeedProducts } from './catalog/listing/list-feed-products.ts'
export { attributeFilter, searchRequest } from './catalog/queries/search-request.ts'
export { createEngine } from './engine.ts'
export type { Outcome } from './outcome.ts'
export { searchCatalog } from './search-catalog.ts'
