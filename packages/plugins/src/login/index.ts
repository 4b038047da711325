export type { LoginPluginRow } from './plugin.ts'
export { findLoginPlugin, loginPlugins } from './plugins.ts'
