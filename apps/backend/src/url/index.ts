export { type AddressOptions, addressHandlers } from './address.routes.ts'
export { findMovedPath } from './find-moved-path.ts'
export type { FindDocument } from './map-url.ts'
export { type UrlOptions, urlHandlers } from './url.routes.ts'
