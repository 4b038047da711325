import type { TagSources } from '../tag/index.ts'

/** One row of the table of bot challenges. */
export type ChallengePluginRow = {
  /** Names the plugin in stores/ and on the wire, and is the name of its folder. */
  code: string
  /** Environment variables of a vendor's account, by name. Without a default the setting is required. */
  settings?: Readonly<Record<string, { pattern: RegExp; default?: string; isSecret?: true }>>
  /** Addresses that pages of store views with this plugin may use, by directive of the content security policy. */
  sources?(settings: Readonly<Record<string, string>>): TagSources
}
