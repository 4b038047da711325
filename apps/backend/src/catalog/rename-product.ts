import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { withOwners } from './product.repository.ts'
import { withLastSegment } from './readdress.ts'
import { findNamedProduct, nameProduct } from './rename.repository.ts'
import { slugify } from './slugify.ts'
import { claimUrlPaths } from './url-path.repository.ts'

/** Gives a product of the store another name and the address that goes with it; the old address keeps leading to it. */
export function renameProduct(
  ctx: Ctx,
  input: { sku: string; name: string },
): Promise<{ ok: true; id: number } | Refusal<'sku_unknown' | 'input_invalid'>> {
  const storeCode = ctx.view.code
  const name = input.name.trim()
  return inTransaction(ctx.db, async (tx) => {
    if (name === '') return refuse('input_invalid', { field: 'name' })
    const product = await findNamedProduct(tx, storeCode, input.sku)
    if (!product) return refuse('sku_unknown', { sku: input.sku })
    const { id } = product
    const key = slugify(name) || product.urlKey
    await nameProduct(tx, storeCode, id, { name, key, updatedAt: wireTime(ctx.now()) })
    if (product.urlPath !== null) {
      await claimUrlPaths(tx, storeCode, 'product_id', [{ id, path: withLastSegment(product.urlPath, key) }])
    }
    await emit(tx, { type: 'product.changed', ids: await withOwners(tx, [id], storeCode), storeCode })
    return { ok: true, id }
  })
}
