import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refusal } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import type { Ctx } from '../context.ts'
import type { Log } from '../log.ts'
import type { Handlers } from './handler.ts'
import type { Probe } from './health.ts'
import type { Metrics } from './metrics.ts'

export type WhereAsked = {
  /** As the Host header says, port included. */
  host: string
  path: string
  /** What header or query named; absent, unknown or of another website means: by host and path. */
  storeCode?: string
}

export type HttpOptions = {
  handlers: Handlers
  /** Always finds one: an unknown host is the default store. */
  resolveView(where: WhereAsked): StoreView
  createContext(base: { view: StoreView; log: Log }): Ctx
  log: Log
  version: string
  probes?: Record<string, Probe>
  metrics?: Metrics
  /** Names a thrown failure of the platform, such as a database that is away; everything else thrown is a surprise. */
  refusalOf?(error: unknown): Refusal | undefined
  /** Hold every result against its schema. For tests and development: it costs time. */
  verifyResults?: boolean
  /** Who answers for a host that is not the shop's; undefined: the shop does. */
  otherHosts?:
    | ((host: string) => ((request: IncomingMessage, response: ServerResponse) => void) | undefined)
    | undefined
  /** Believe X-Forwarded-* of this proxy; see Fastify's trustProxy. */
  trustProxy?: boolean | string | string[]
}
