import { tagPlugins } from './plugins.ts'
import type { TagServerPart } from './server-part.ts'

export type { PurchaseReport, TagRequest, TagServerPart } from './server-part.ts'

/** The server parts by code. They are imported by folder name, so the table stays the only list of plugins. */
export const tagServerParts: ReadonlyMap<string, TagServerPart> = new Map(
  await Promise.all(
    tagPlugins
      .filter(({ hasServerPart }) => hasServerPart)
      .map(async ({ code }) => {
        const { serverPart }: { serverPart: TagServerPart } = await import(`./${code}/server.ts`)
        return [code, serverPart] as const
      }),
  ),
)
