/** The exports of this folder that pages need. The schemas are not among them, because only the server needs them. */
export { type ContentPart, splitContent } from './split-content.ts'
export type { Widget } from './widgets.ts'
