export type { Feed, FeedEntry } from './feed.ts'
export { createInstagramFeed } from './instagram/feed.ts'
