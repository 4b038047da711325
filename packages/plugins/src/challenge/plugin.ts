import type { TagSources } from '../tag/index.ts'

/** One entry of the list of bot challenges in plugins.ts. */
export type ChallengePluginRow = {
  /** The plugin's code in stores/ and in API messages, and the name of its folder. */
  code: string
  /** Environment variables for the shop's account with the vendor, by name. Without a default a variable is required. */
  settings?: Readonly<Record<string, { pattern: RegExp; default?: string; isSecret?: true }>>
  /** Sources that the plugin adds to the content security policy of store views that use it, by directive. */
  sources?(settings: Readonly<Record<string, string>>): TagSources
}
