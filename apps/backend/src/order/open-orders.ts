import type { Stores } from '@mantel/domain/store'
import type { ProductLookup } from '../cart/index.ts'
import type { QueueMail } from '../mail/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { subscribeOrderClaims } from './claim-orders.ts'
import type { RequestMails } from './mails/request-mails.ts'
import { createMerchantOrders, type MerchantOrders } from './merchant-orders.ts'
import { createMerchantRequests, type MerchantRequests } from './merchant-requests.ts'
import { orderHandlers } from './order.routes.ts'
import type { OrderKeys } from './order-key.ts'
import type { ItemSecrets } from './read-wire-orders.ts'
import { orderRequestHandlers } from './request.routes.ts'

/** The order calls of buyers, and the order management of the merchant. */
export function openOrders(
  options: ItemSecrets & {
    db: Db
    now(): Date
    dispatcher: Dispatcher
    stores: Stores
    keys: OrderKeys
    limits: Limits
    productLookup: ProductLookup
    queueMail: QueueMail
    requestMails: RequestMails
  },
): {
  merchant: MerchantOrders & MerchantRequests
  handlers: ReturnType<typeof orderHandlers> & ReturnType<typeof orderRequestHandlers>
} {
  subscribeOrderClaims(options.dispatcher, options)
  return {
    merchant: { ...createMerchantOrders(options), ...createMerchantRequests(options) },
    handlers: { ...orderHandlers(options), ...orderRequestHandlers(options) },
  }
}
