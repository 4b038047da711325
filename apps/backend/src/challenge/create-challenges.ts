import { type ChallengeServer, challengeServerParts } from '@mantel/plugins/challenge/server'
import { Counter, type Registry } from 'prom-client'
import type { ChallengedCall, HttpChallenges } from '../platform/http/index.ts'
import type { ChallengePass } from '../platform/limits/index.ts'
import { markSolutionUsed } from './challenge.repository.ts'

const noSolution: ChallengePass = { hasSolution: false, spend: async () => false }

export type ChallengeSettings = Readonly<Record<string, Readonly<Record<string, string>>>>

type ChallengeOptions = {
  secretKey: string
  registry: Registry
  /** Accounts with vendors, by plugin code. */
  settings?: ChallengeSettings | undefined
}

/** Issues and checks bot challenges with the plugin that the store view has chosen. */
export function createChallenges({ secretKey, registry, settings = {} }: ChallengeOptions): HttpChallenges {
  const servers = new Map(
    [...challengeServerParts].map(([code, part]) => [code, part.open({ secretKey, settings: settings[code] })]),
  )
  const counter = createCounter(registry)

  return {
    async readSolution(call, solution) {
      const plugin = pluginOf(servers, call)
      if (!plugin) return undefined
      if (solution === undefined) return noSolution
      const count = (result: Result) => counter.inc({ plugin: plugin.code, purpose: call.purpose, result })
      const verdict = await verify(plugin.server, call, solution)
      if (!verdict.isSolved) {
        count(verdict.reason)
        return noSolution
      }
      return {
        hasSolution: true,
        async spend(db) {
          const isFirstUse = await markSolutionUsed(db, `${plugin.code} ${verdict.id}`, verdict.expiresAt)
          count(isFirstUse ? 'solved' : 'replayed')
          return isFirstUse
        },
      }
    },

    async issue(call) {
      const plugin = pluginOf(servers, call)
      if (!plugin) throw new Error(`store view ${call.view.code} has no bot challenge`)
      const { purpose } = call
      const data = await plugin.server.issue(requestOf(call))
      counter.inc({ plugin: plugin.code, purpose, result: 'issued' })
      return { plugin: plugin.code, purpose, data }
    },
  }
}

function pluginOf(servers: ReadonlyMap<string, ChallengeServer>, { view }: ChallengedCall) {
  const code = view.limits.botChallenge
  const server = code === null ? undefined : servers.get(code)
  return code !== null && server ? { code, server } : null
}

const requestOf = ({ purpose, view, caller }: ChallengedCall) => ({
  purpose,
  website: view.website,
  caller: caller.address,
})

/** If the vendor cannot be reached, the solution counts as unsolved instead of failing the call, which may need no challenge. */
async function verify(server: ChallengeServer, call: ChallengedCall, solution: string) {
  try {
    return await server.verify(solution, requestOf(call))
  } catch (error) {
    call.log.warn({ reason: String(error), purpose: call.purpose }, 'bot challenge could not be verified')
    return { isSolved: false, reason: 'unavailable' } as const
  }
}

type Result = 'issued' | 'solved' | 'wrong' | 'expired' | 'replayed' | 'unavailable'

const createCounter = (registry: Registry) =>
  new Counter({
    name: 'bot_challenges_total',
    help: 'Bot challenges by plugin and purpose: issued, solved, or solutions that were refused, by reason',
    labelNames: ['plugin', 'purpose', 'result'] as const,
    registers: [registry],
  })
