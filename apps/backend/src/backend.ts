import type { StoreView } from '@mantel/domain/store'
import type { FastifyInstance } from 'fastify'
import type { OptionFiles } from './cart/index.ts'
import type { createGroupTokens, MerchantCustomers } from './customer/index.ts'
import type { PackingSlip } from './documents/index.ts'
import type { PrerenderRequest } from './image/index.ts'
import type { openOrders } from './order/index.ts'
import type { Ctx } from './platform/context.ts'
import type { Metrics } from './platform/http/index.ts'
import type { createPurge } from './purge/index.ts'
import type { ReviewModeration } from './review/index.ts'
import type { CatalogIndex } from './search/index.ts'

export type Backend = {
  app: FastifyInstance
  catalog: CatalogIndex
  groupTokens: ReturnType<typeof createGroupTokens>
  purge: ReturnType<typeof createPurge>
  orders: ReturnType<typeof openOrders>['merchant']
  customers: MerchantCustomers
  reviews: ReviewModeration
  packingSlip(orderNumber: string): Promise<PackingSlip>
  /** The files that the buyer has uploaded. */
  orderFiles(orderNumber: string): ReturnType<OptionFiles['readOrderFiles']>
  context(view: StoreView): Ctx
  metrics: Metrics
  /**
   * Starts the background work. Resolves when the search index of all views is complete; catalog.firstRead(view) resolves when
   * that of one view is.
   */
  start(): Promise<void>
  isStarted(): boolean
  /** Renders images ahead of requests, at idle priority. */
  prerenderImages(list: Iterable<PrerenderRequest> | AsyncIterable<PrerenderRequest>): Promise<number>
  /** Resolves when index and caches reflect everything committed so far. */
  settle(): Promise<void>
  close(): Promise<void>
}
