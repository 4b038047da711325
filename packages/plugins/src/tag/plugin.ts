import type { ConsentPurpose } from '@mantel/domain/tag'

/** One entry of the list of third-party tags in plugins.ts. */
export type TagPluginRow = {
  /** The plugin's code in stores/ and in TAGS_FILE, and the name of its folder. */
  code: string
  /** Names of the tag and of the company that gets the data, for the consent dialog. */
  name: string
  company: string
  /** The tag starts when the visitor has agreed to one of these purposes. */
  purposes: readonly ConsentPurpose[]
  settings: Readonly<Record<string, TagSetting>>
  /** Sources that the plugin adds to the content security policy, by directive. */
  sources(settings: Readonly<Record<string, string>>): TagSources
  /** Prefixes of the names of its cookies and stored values, which are deleted when consent is withdrawn. */
  storage: readonly string[]
  /** Whether its folder has a server.ts, which reports purchases from the server. */
  hasServerPart?: true
}

export type TagSetting = {
  /** Names the setting in the log message that reports it as missing. */
  kind: 'id' | 'host' | 'key'
  /** The format of valid values. */
  pattern: RegExp
  /** Without a default the setting is required. */
  default?: string
  /** Set if the setting must stay on the server. Without a value only the plugin's server part is switched off. */
  isSecret?: true
}

export type TagDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src' | 'font-src'

export type TagSources = Partial<Record<TagDirective, readonly string[]>>

export const hostPattern = /^https?:\/\/[^/\s]+$/

/** A setting for the origin of a vendor's server. Merchants change it if they proxy the vendor through their own domain. */
export const hostSetting = (address: string): TagSetting => ({ kind: 'host', pattern: hostPattern, default: address })
