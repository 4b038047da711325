import type { ProductDocument, Refusal } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { priceDocument } from './price-document.ts'
import type { SignPrice } from './price-signature.ts'
import type { PriceSource } from './price-source.ts'
import { renderPrices } from './render-prices.ts'

/** Complete documents with the prices of the customer group, each with its address, price information and signature. */
export async function listProducts(
  ctx: Ctx,
  source: PriceSource,
  { skus, groupId, sign }: { skus: readonly string[]; groupId: number | null; sign: SignPrice },
): Promise<{ ok: true; items: ProductDocument[] } | Refusal> {
  const rendered = await renderPrices(ctx, source, { skus, groupId, sign })
  if (!rendered.ok) return rendered
  const { view, products } = rendered
  const viewer = { groupId, now: ctx.now() }
  const items = products.map((product, index) => {
    const { url, sgn, price_info } = rendered.items[index]!
    return { ...priceDocument(product, view, viewer), url, sgn, price_info }
  })
  return { ok: true, items }
}
