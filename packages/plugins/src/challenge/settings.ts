import type { ChallengePluginRow } from './plugin.ts'

/**
 * Completes a plugin's settings with defaults. settings is undefined if one is missing or malformed; the plugin then cannot be
 * used.
 */
export function completeChallengeSettings(
  { settings: rules = {} }: ChallengePluginRow,
  given: Readonly<Record<string, string | undefined>>,
): { settings: Record<string, string> | undefined; problems: string[] } {
  const settings: Record<string, string> = {}
  const problems: string[] = []
  for (const [name, rule] of Object.entries(rules)) {
    const value = given[name] || rule.default
    if (value === undefined) problems.push(`${name} is missing`)
    else if (rule.pattern.test(value)) settings[name] = value
    else problems.push(`${name} is malformed`)
  }
  return { settings: problems.length === 0 ? settings : undefined, problems }
}
