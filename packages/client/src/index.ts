export { type CallArgs, type Caller, type CallerOptions, type CallName, createCaller, type Fetch } from './caller.ts'
export type { Done, Failed, Outcome, Refused, Reply } from './outcome.ts'
export {
  type CatalogItem,
  type CatalogQuery,
  type CatalogResult,
  type CatalogSearch,
  searchCatalog,
} from './search-catalog.ts'
