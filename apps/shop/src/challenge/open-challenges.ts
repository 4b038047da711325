import type { Stores, StoreView } from '@mantel/domain/store'
import { challengePlugins, completeChallengeSettings, defaultChallengePlugin } from '@mantel/plugins/challenge'
import type { TagSources } from '@mantel/plugins/tag'
import { z } from 'zod'

/**
 * Environment variables of all vendors of bot challenges. Their values are checked later, together with those that belong to the same
 * vendor.
 */
export const challengeSettings = Object.fromEntries(
  challengePlugins.flatMap(({ settings = {} }) =>
    Object.entries(settings).map(([name, { isSecret }]) => [
      name,
      { must: 'be a text', check: z.string().optional(), secret: isSecret === true },
    ]),
  ),
)

export type ChallengeConfig = Readonly<Record<string, string>>

export const readChallengeConfig = (values: Record<string, string | undefined>): ChallengeConfig =>
  Object.fromEntries(Object.keys(challengeSettings).flatMap((name) => (values[name] ? [[name, values[name]]] : [])))

type Log = { warn(details: object, message: string): void }

/**
 * Reads the settings of each vendor. If those of a store view's vendor are incomplete, the shop logs a warning and the store view uses the
 * challenge that needs no vendor: without any challenge it would be open to bots.
 */
export function openChallenges({ config, stores, log }: { config: ChallengeConfig; stores: Stores; log: Log }) {
  const settings: Record<string, Record<string, string>> = {}
  const problemsOf = new Map<string, string[]>()
  for (const row of challengePlugins) {
    const completed = completeChallengeSettings(row, config)
    if (completed.settings) settings[row.code] = completed.settings
    else problemsOf.set(row.code, completed.problems)
  }
  const views = stores.views.map((view) => {
    const problems = problemsOf.get(view.limits.botChallenge ?? '')
    if (!problems) return view
    log.warn({ store: view.code, problems }, `bot challenge ${view.limits.botChallenge} cannot be used`)
    return { ...view, limits: { ...view.limits, botChallenge: defaultChallengePlugin.code } }
  })
  return {
    stores: { ...stores, views },
    settings,
    sourcesOf: ({ limits }: StoreView): TagSources =>
      challengePlugins
        .find(({ code }) => code === limits.botChallenge)
        ?.sources?.(settings[limits.botChallenge ?? ''] ?? {}) ?? {},
  }
}
