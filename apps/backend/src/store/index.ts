export { loadStores, StoresError } from './load-stores.ts'
