export { awkwardCatalogue } from './testing/awkward-catalogue.ts'
export { emptyCatalogue, importOutcome, shopDigest } from './testing/compare-orders.ts'
