import { challengePlugins } from './plugins.ts'
import type { ChallengeServerPart } from './server-part.ts'

export type { ChallengeRequest, ChallengeServer, ChallengeVerdict } from './server-part.ts'

/** The server parts by code. They are imported by folder name, so the table stays the only list of plugins. */
export const challengeServerParts: ReadonlyMap<string, ChallengeServerPart> = new Map(
  await Promise.all(
    challengePlugins.map(async ({ code }) => {
      const { serverPart }: { serverPart: ChallengeServerPart } = await import(`./${code}/server.ts`)
      return [code, serverPart] as const
    }),
  ),
)
