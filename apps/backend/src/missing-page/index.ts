export { missingPageHandlers } from './missing-page.routes.ts'
