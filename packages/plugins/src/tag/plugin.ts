import type { ConsentPurpose } from '@mantel/domain/tag'

/** One row of the table of tags. */
export type TagPluginRow = {
  /** Names the plugin in stores/ and in TAGS_FILE, and is the name of its folder. */
  code: string
  /** Names of the tag and of the company that gets the data, for the consent dialog. */
  name: string
  company: string
  /** The tag starts when the visitor has agreed to one of these purposes. */
  purposes: readonly ConsentPurpose[]
  settings: Readonly<Record<string, TagSetting>>
  /** Addresses that pages may use for it, by directive of the content security policy. */
  sources(settings: Readonly<Record<string, string>>): TagSources
  /** Beginnings of the names of its cookies and stored values, which are deleted when consent is withdrawn. */
  storage: readonly string[]
  /** Its folder has a server.ts, which can report purchases. */
  hasServerPart?: true
}

export type TagSetting = {
  /** Names the setting in log messages when it is missing. */
  kind: 'id' | 'host' | 'key'
  /** The format of valid values. */
  pattern: RegExp
  /** Without a default the setting is required. */
  default?: string
  /** The setting stays on the server. Without a value only the plugin's server part is off. */
  isSecret?: true
}

export type TagDirective = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src' | 'font-src'

export type TagSources = Partial<Record<TagDirective, readonly string[]>>

export const hostPattern = /^https?:\/\/[^/\s]+$/

/** A setting for the origin of a vendor's server. Shops that proxy a vendor through their own domain change it. */
export const host = (address: string): TagSetting => ({ kind: 'host', pattern: hostPattern, default: address })
