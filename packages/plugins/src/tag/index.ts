export { type ConfiguredTags, configureTags, type TagsFile } from './configure.ts'
export type { TagPluginRow, TagSources } from './plugin.ts'
export { findTagPlugin, mergeSources, tagPlugins, tagSourcesOf } from './plugins.ts'
