export { savedHandlers } from './saved.routes.ts'
