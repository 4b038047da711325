import { refuse } from '@mantel/contract'
import { findViewOfStoreId, hasGroupPrices, type Stores, websiteOf } from '@mantel/domain/store'
import { findCustomerByToken, type GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import { listProducts } from './list-products.ts'
import type { SignPrice } from './price-signature.ts'
import { createStoredPriceSource, type PriceSource } from './price-source.ts'
import { renderPrices } from './render-prices.ts'

type PricingCalls = 'productList' | 'productRenderList'

/** GET requests send the group token in this header, so that no URL contains it. */
const groupTokenHeader = 'x-vs-group-token'

export function pricingHandlers(options: {
  stores: Stores
  groupTokens: GroupTokens
  sign: SignPrice
  source?: PriceSource
}): Pick<Handlers, PricingCalls> {
  const { stores, groupTokens, sign, source = createStoredPriceSource(options.stores) } = options

  /**
   * The group of the group token or, as old clients send only that, of the customer's token. An invalid token is a guest's.
   * Ignores userGroupId: it is unverified and must not decide prices.
   */
  async function verifiedGroup<N extends PricingCalls>({ ctx, request }: Call<N>): Promise<number | null> {
    const sent = request.headers[groupTokenHeader]
    const byGroupToken = await groupTokens.resolveGroup(ctx.view, typeof sent === 'string' ? sent : null)
    if (byGroupToken !== null || ctx.token === null || !hasGroupPrices(ctx.view)) return byGroupToken
    const signedIn = await findCustomerByToken(ctx, ctx.token)
    return signedIn.ok && signedIn.customer.groupId !== 0 ? signedIn.customer.groupId : null
  }

  return {
    async productList(call) {
      const groupId = await verifiedGroup(call)
      const answer = await listProducts(call.ctx, source, { skus: call.query.skus, groupId, sign })
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
      const answer = await renderPrices({ ...call.ctx, view }, source, { skus, groupId, sign })
      return answer.ok ? ok({ items: answer.items }) : answer
    },
  }
}
