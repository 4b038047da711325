/** For pages: without the schemas, which only the server needs. */
export { type ContentPart, splitContent } from './split-content.ts'
export type { Widget } from './widgets.ts'
