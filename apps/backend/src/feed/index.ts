export { feedHandlers } from './feed.routes.ts'
export { defineFeedRefresh } from './refresh-feed.ts'
