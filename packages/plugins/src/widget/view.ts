/** What pages need of this folder, without the schemas, which only the server needs. */
export { type ContentPart, splitContent } from './split-content.ts'
export type { Widget } from './widgets.ts'
