export { type PreparedContent, prepareContent } from './prepare-content.ts'
export { type Widget, type WidgetCode, widgets } from './widgets.ts'
