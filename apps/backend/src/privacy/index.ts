export { privacyHandlers } from './privacy.routes.ts'
