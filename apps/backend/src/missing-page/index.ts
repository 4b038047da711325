export { listPaths as listMissingPages } from './missing-page.repository.ts'
export { missingPageHandlers } from './missing-page.routes.ts'
export { redirectMissingPage } from './redirect-missing-page.ts'
