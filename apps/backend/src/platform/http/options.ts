import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BotChallenge, ChallengePurpose, EndpointName, Refusal } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Ctx } from '../context.ts'
import type { Caller, ChallengePass } from '../limits/index.ts'
import type { Log } from '../log.ts'
import type { Handlers, RawReply } from './handler.ts'
import type { Probe } from './health.ts'
import type { Metrics } from './metrics.ts'
import type { OverloadSettings } from './overload-settings.ts'

export type StoreViewRequest = {
  /** The Host header, with the port. */
  host: string
  path: string
  /** The store code of header or query. If it is absent, unknown or of another website, host and path decide. */
  storeCode?: string
}

/** A call for which a bot challenge may be required. */
export type ChallengedCall = { view: StoreView; purpose: ChallengePurpose; caller: Caller; log: Log }

/** Creates and checks bot challenges for endpoints that declare a challenge purpose. */
export type HttpChallenges = {
  /** Checks the solution that a request brought. undefined: the store view has no challenges. */
  readSolution(call: ChallengedCall, solution: string | undefined): Promise<ChallengePass | undefined>
  issue(call: ChallengedCall): Promise<BotChallenge>
}

export type FormFailures = { [N in EndpointName]?: (view: StoreView) => RawReply }

export type HttpOptions = {
  handlers: Handlers
  /** Never fails: an unknown host gets the default store. */
  resolveView(where: StoreViewRequest): StoreView
  createContext(base: { view: StoreView; log: Log }): Ctx
  log: Log
  version: string
  probes?: Record<string, Probe>
  metrics?: Metrics
  challenges?: HttpChallenges
  overload?: OverloadSettings
  /** Why changes cannot be stored now; carts, orders and accounts are then refused before their handlers run. */
  refuseChanges?(): Refusal | undefined
  /** The reply to an HTML form in that case: a page, because no script reads a JSON reply. */
  formFailures?: FormFailures
  /** The bearer token for /metrics from other machines; without it they have no access. */
  metricsToken?: string | undefined
  /** The refusal for a known platform error, such as a lost database connection. Other errors become server_error. */
  toRefusal?(error: unknown): Refusal | undefined
  /** Validates every result against its schema. For tests and development only, because it is slow. */
  verifyResults?: boolean
  /** The request listener of another app on this port, by host; undefined: the shop answers. */
  otherHosts?:
    | ((host: string) => ((request: IncomingMessage, response: ServerResponse) => void) | undefined)
    | undefined
  /** Trust X-Forwarded-* of this proxy; see Fastify's trustProxy. */
  trustProxy?: boolean | string | string[]
}
