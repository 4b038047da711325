export { type BotChallenge, type ChallengePurpose, readBotChallenge, solutionHeader } from './bot-challenge.ts'
export type { CacheTag, PageType } from './cache.ts'
export { cacheLifetimes, headerTags, isKnownTag, listTagOf, parseTags, tagOf, tagsOf } from './cache.ts'
export { isCustomerCartId, isCustomerCartKey, isNumericCartId } from './cart-id.ts'
export { totalsInputOf } from './cart-preview.ts'
export { chooseEncoding, type Encoding } from './choose-encoding.ts'
export { compactNames, compactProduct, expandProduct } from './compact.ts'
export type {
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
  PreviewType,
  PriceFields,
  ProductChild,
  ProductDocument,
  ProductLink,
  ProductType,
  RoutableType,
  StockItem,
  TaxRuleDocument,
  TierPrice,
} from './documents.ts'
export { catalogTypes, previewTypes } from './documents.ts'
export type { Endpoint, Method } from './early-endpoints.ts'
export { earlyEndpoints, newsletterFormPath } from './early-endpoints.ts'
export { endpointSummaries } from './endpoint-summaries.ts'
export type { ClientEndpointName } from './endpoints.ts'
export { endpoints } from './endpoints.ts'
export type { Envelope, SchemaError } from './envelope.ts'
export { envelopeCode, errorTextOf, isEnvelope, successEnvelope } from './envelope.ts'
export type { ErrorCode, ErrorEntry } from './errors.ts'
export { errorCodes, errorEntry, errors } from './errors.ts'
export { giftCardImages } from './gift-card-images.ts'
export type { MessageArgs, MessageKey, MessageParams } from './messages.ts'
export { englishText, fillMessage, messageKeys, messageText } from './messages.ts'
export { createPathMask } from './path-mask.ts'
export { readSelection } from './product-option.ts'
export type { Refusal } from './refusal.ts'
export { refusalEnvelope, refuse } from './refusal.ts'
export type { BodyOf, ParamsOf, QueryOf, ResultOf, SentBody, SentParams, SentQuery } from './schemas.ts'
export type { EndpointName } from './server-endpoints.ts'
export { serverEndpoints } from './server-endpoints.ts'
export type { CachePolicy, ServedEndpoint } from './serving.ts'
export { endpointNames, servedEndpoint } from './serving.ts'
export { toStockLevel } from './stock-level.ts'
