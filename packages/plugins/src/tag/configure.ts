import type { TagSettings } from '@mantel/domain/tag'
import { tagPlugins } from './plugins.ts'

/** The merchant's configuration of a store view's tags: settings by plugin code. */
export type TagsFile = {
  plugins?: Readonly<Record<string, Readonly<Record<string, string>>>>
  consentDialog?: TagSettings['consentDialog']
  purchase?: TagSettings['purchase']
}

export type ConfiguredTags = {
  /** The settings for pages, without secrets. */
  tags: TagSettings
  /** The settings with secrets, by plugin code, only for plugins whose server part can be used. */
  server: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** One line for each plugin that cannot be used, for the log. */
  problems: string[]
}

/** Completes the settings. A plugin with a missing or malformed setting is left out and reported. */
export function configureTags({ plugins = {}, consentDialog, purchase }: TagsFile): ConfiguredTags {
  const problems = Object.keys(plugins)
    .filter((code) => !tagPlugins.some((row) => row.code === code))
    .map((code) => `there is no tag ${code}`)
  const active: TagSettings['plugins'][number][] = []
  const server: Record<string, Record<string, string>> = {}
  for (const row of tagPlugins) {
    const pluginSettings = plugins[row.code]
    if (!pluginSettings) continue
    const settings: Record<string, string> = {}
    const secrets: Record<string, string> = {}
    const missing: string[] = []
    let hasSecrets = true
    for (const [name, setting] of Object.entries(row.settings)) {
      const value = pluginSettings[name] || setting.default
      if (value === undefined && setting.isSecret) hasSecrets = false
      else if (value === undefined) missing.push(`${setting.kind} is missing (${name})`)
      else if (!setting.pattern.test(value)) missing.push(`${setting.kind} is malformed (${name})`)
      else if (setting.isSecret) secrets[name] = value
      else settings[name] = value
    }
    const unknown = Object.keys(pluginSettings).filter((name) => !row.settings[name])
    missing.push(...unknown.map((name) => `there is no setting ${name}`))
    if (missing.length > 0) {
      problems.push(...missing.map((problem) => `${row.code}: ${problem}`))
      continue
    }
    active.push({ code: row.code, settings })
    if (row.hasServerPart && hasSecrets) server[row.code] = { ...settings, ...secrets }
  }
  const tags = { plugins: active, consentDialog: consentDialog ?? 'when-needed', purchase: purchase ?? 'browser' }
  if (purchase === 'server' && Object.keys(server).length === 0)
    problems.push('the key of a plugin that receives purchases from the server is missing (secret)')
  return { tags, server, problems }
}
