import { type Refusal, refuse } from '@mantel/contract'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { withContainingProducts } from './product.repository.ts'
import { findProductToRename, updateProductName } from './rename.repository.ts'
import { slugify } from './slugify.ts'
import { assignUrlPaths } from './url-path.repository.ts'
import { withLastSegment } from './url-paths.ts'

/** Renames a product of the store and changes its URL to match; the old URL redirects. */
export function renameProduct(
  ctx: Ctx,
  input: { sku: string; name: string },
): Promise<{ ok: true; id: number } | Refusal<'sku_unknown' | 'input_invalid'>> {
  const storeCode = ctx.view.code
  const name = input.name.trim()
  return inTransaction(ctx.db, async (tx) => {
    if (name === '') return refuse('input_invalid', { field: 'name' })
    const product = await findProductToRename(tx, storeCode, input.sku)
    if (!product) return refuse('sku_unknown', { sku: input.sku })
    const { id } = product
    const key = slugify(name) || product.urlKey
    await updateProductName(tx, storeCode, id, { name, key, updatedAt: wireTime(ctx.now()) })
    if (product.urlPath !== null) {
      await assignUrlPaths(tx, storeCode, 'product_id', [{ id, path: withLastSegment(product.urlPath, key) }])
    }
    await emit(tx, { type: 'product.changed', ids: await withContainingProducts(tx, [id], storeCode), storeCode })
    return { ok: true, id }
  })
}
