import { readFileSync } from 'node:fs'
import type { Stores } from '@mantel/domain/store'
import { needsConsent } from '@mantel/domain/tag'
import { type ConfiguredTags, configureTags } from '@mantel/plugins/tag'
import { z } from 'zod'
import { OperatorError } from '../operator-error.ts'

/** Accounts with tag vendors, by store code and plugin code. */
const tagsFile = z.record(
  z.string(),
  z.strictObject({
    plugins: z.record(z.string(), z.record(z.string(), z.string())).default({}),
    consentDialog: z.enum(['when-needed', 'always']).default('when-needed'),
    purchase: z.enum(['browser', 'server']).default('browser'),
  }),
)

export type TagsConfig = {
  /** Absolute path of a JSON file; undefined: no store has tags. */
  file?: string | undefined
  /** Shows the consent dialog in every store, also without tags. */
  alwaysAsks: boolean
}

export type TagSetup = {
  /** The stores with their usable tags, without secrets. */
  stores: Stores
  /** Settings with secrets of the plugins that receive purchases from the server: by store code, then by plugin code. */
  servers: Readonly<Record<string, ConfiguredTags['server']>>
}

type Log = { warn(details: object, message: string): void }

/** Reads the tags of every store view. A plugin with a missing id, host or key is logged and left out: the shop works without it. */
export function openTags({ config, stores, log }: { config: TagsConfig; stores: Stores; log: Log }): TagSetup {
  const settings = config.file === undefined ? {} : readTagsFile(config.file)
  for (const code of Object.keys(settings).filter((one) => !stores.views.some((view) => view.code === one)))
    log.warn({ store: code }, 'tags: there is no store view with this code')
  const servers: Record<string, ConfiguredTags['server']> = {}
  const views = stores.views.map((view) => {
    const configured = configureTags(settings[view.code] ?? {})
    for (const problem of configured.problems) log.warn({ store: view.code }, `tags: ${problem}`)
    const tags = config.alwaysAsks ? { ...configured.tags, consentDialog: 'always' as const } : configured.tags
    if (Object.keys(configured.server).length > 0) servers[view.code] = configured.server
    return needsConsent(tags) ? { ...view, tags } : view
  })
  return { stores: { ...stores, views }, servers }
}

function readTagsFile(file: string): z.infer<typeof tagsFile> {
  let content: unknown
  try {
    content = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new OperatorError(`TAGS_FILE ${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
  const checked = tagsFile.safeParse(content)
  if (checked.success) return checked.data
  const problems = checked.error.issues.map(({ path, message }) => `TAGS_FILE ${path.join('.')}: ${message}`)
  throw new OperatorError(problems.join('\n'))
}
