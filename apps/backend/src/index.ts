export { type Backend, type BackendOptions, createBackend } from './app.ts'
export { createLog } from './platform/create-log.ts'
export { DatabaseError, openDatabase } from './platform/db/index.ts'
export { loadStores, StoresError } from './store/index.ts'
