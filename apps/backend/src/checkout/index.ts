export { addressLookupHandlers } from './address-lookup.routes.ts'
