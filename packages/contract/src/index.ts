export type { CacheTag, PageType } from './cache.ts'
export { headerTags, isKnownTag, lifetimes, listTagOf, parseTags, tagOf, tagsOf } from './cache.ts'
export { totalsInputOf } from './cart-preview.ts'
export { compactNames, expand, shorten } from './compact.ts'
export type {
  AddressedType,
  AttributeDocument,
  BundleOption,
  CatalogDocument,
  CatalogType,
  CategoryDocument,
  ConfigurableOption,
  ContentDocument,
  CustomOption,
  DumpHit,
  MediaEntry,
  PriceFields,
  ProductChild,
  ProductDocument,
  ProductLink,
  ProductType,
  StockItem,
  TaxRuleDocument,
  TierPrice,
} from './documents.ts'
export { catalogTypes } from './documents.ts'
export { endpointSummaries } from './endpoint-summaries.ts'
export type { CachePolicy, Endpoint, EndpointName, Method, Slice } from './endpoints.ts'
export { endpointNames, endpointOf, endpoints } from './endpoints.ts'
export type { Envelope, SchemaError } from './envelope.ts'
export { envelopeCode, isEnvelope, shownText, successEnvelope } from './envelope.ts'
export type { ErrorCode, ErrorEntry } from './errors.ts'
export { errorCodes, errorEntry, errors } from './errors.ts'
export type { MessageArgs, MessageKey, MessageParams } from './messages.ts'
export { englishText, fillMessage, messageKeys, messageText } from './messages.ts'
export type { Refusal } from './refusal.ts'
export { refusalEnvelope, refuse } from './refusal.ts'
export type { BodyOf, ParamsOf, QueryOf, ResultOf, SentBody, SentParams, SentQuery } from './schemas.ts'
