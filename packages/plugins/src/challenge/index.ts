export type { ChallengePluginRow } from './plugin.ts'
export { challengePlugins, defaultChallengePlugin } from './plugins.ts'
export { completeChallengeSettings } from './settings.ts'
