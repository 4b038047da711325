import { refuse } from '@mantel/contract'
import { findViewOfStoreId, type Stores, websiteOf } from '@mantel/domain/store'
import type { GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import { listProducts, type PriceSource, storedPrices } from './list-products.ts'
import { renderPrices } from './render-prices.ts'

type PricingCalls = 'productList' | 'productRenderList'

/** GET requests send the group token in this header, so that no URL contains it. */
const groupTokenHeader = 'x-vs-group-token'

export function pricingHandlers(options: {
  stores: Stores
  groupTokens: GroupTokens
  source?: PriceSource
}): Pick<Handlers, PricingCalls> {
  const { stores, groupTokens, source = storedPrices(options.stores) } = options

  /** Ignores userGroupId: it is unverified and must not decide prices. */
  function verifiedGroup<N extends PricingCalls>({ ctx, request }: Call<N>): Promise<number | null> {
    const token = request.headers[groupTokenHeader]
    return groupTokens.resolveGroup(ctx.view, typeof token === 'string' ? token : null)
  }

  return {
    async productList(call) {
      const groupId = await verifiedGroup(call)
      const answer = await listProducts(call.ctx, source, { skus: call.query.skus, groupId })
      if (!answer.ok) return answer
      const { items } = answer
      const search_criteria = { filter_groups: [], page_size: items.length, current_page: 1 }
      return ok({ items, search_criteria, total_count: items.length })
    },

    async productRenderList(call) {
      const { skus, storeId, currencyCode } = call.query
      const view =
        storeId === undefined ? call.ctx.view : findViewOfStoreId(stores, websiteOf(stores, call.ctx.view), storeId)
      if (!view) return refuse('input_invalid', { field: 'storeId' })
      if (currencyCode && currencyCode !== view.i18n.currencyCode) {
        return refuse('input_invalid', { field: 'currencyCode' })
      }
      const groupId = await verifiedGroup(call)
      const answer = await renderPrices({ ...call.ctx, view }, source, { skus, groupId })
      return answer.ok ? ok({ items: answer.items }) : answer
    },
  }
}
