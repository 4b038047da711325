export { type Backend, type BackendOptions, createBackend } from './app.ts'
export { moveCategory, renameCategory, renameProduct } from './catalog/index.ts'
export { editBlock } from './content/index.ts'
export { approveCustomer, createGroupTokens, registerCustomer } from './customer/index.ts'
export { issueGiftCard } from './giftcard/index.ts'
export {
  describeProblem,
  describeReport,
  exportDigest,
  exportDocuments,
  importDocuments,
  isUnfilled,
  readFileRows,
  recordSeeding,
  rowsOf,
} from './import/index.ts'
export { createLog } from './platform/create-log.ts'
export { type Connection, DatabaseError, migrate, openDatabase, syncStoreViews } from './platform/db/index.ts'
export { setPrice } from './pricing/index.ts'
export { saveCoupons } from './promotion/index.ts'
export { changeStock } from './stock/index.ts'
export { loadStores, StoresError } from './store/index.ts'
export { findMovedPath } from './url/index.ts'
