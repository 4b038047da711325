export type { TagServers } from './report-purchase.ts'
export { defineTagJobs, type SendTagRequest, sendTagRequest } from './tag.jobs.ts'
export { tagHandlers } from './tag.routes.ts'
