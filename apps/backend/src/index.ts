export { createBackend } from './app.ts'
export type { Backend } from './backend.ts'
export type { BackendOptions } from './backend-options.ts'
export { moveCategory, renameCategory, renameProduct } from './catalog/index.ts'
export { createPreview, createPreviewKeys, editBlock } from './content/index.ts'
export {
  approveCustomer,
  closeAccounts,
  createGroupTokens,
  listOpenAccounts,
  registerCustomer,
} from './customer/index.ts'
export { closeGiftCards, issueGiftCard, listUsableCodes } from './giftcard/index.ts'
export {
  describeProblem,
  describeReport,
  exportDigest,
  exportDocuments,
  ImportRunningError,
  importDocuments,
  needsSeeding,
  readFileRows,
  recordSeeding,
  rowsOf,
} from './import/index.ts'
export { listMissingPages, redirectMissingPage } from './missing-page/index.ts'
export { createLog } from './platform/create-log.ts'
export {
  type Connection,
  checkInstallation,
  DatabaseError,
  describeTables,
  dumpTables,
  findMissingMigrations,
  findUnknownMigration,
  fingerprintOf,
  inTransaction,
  isEmptyDatabase,
  isShared,
  listMigrations,
  loadTables,
  migrate,
  openDatabase,
  readSnapshot,
  refreshStatistics,
  syncStoreViews,
  withProcessLock,
} from './platform/db/index.ts'
export { emit } from './platform/events/index.ts'
export { defaultOverload, type OverloadSettings } from './platform/http/index.ts'
export { setPrice } from './pricing/index.ts'
export { saveCoupons } from './promotion/index.ts'
export { changeStock } from './stock/index.ts'
export { loadStores, StoresError } from './store/index.ts'
export { findMovedPath } from './url/index.ts'
