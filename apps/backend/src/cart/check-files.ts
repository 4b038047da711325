import { type CartRefusal, type CompleteConfiguration, parseFileValue } from '@mantel/domain/cart'
import type { Db } from '../platform/db/index.ts'
import type { CartRef } from './cart.repository.ts'
import { assignFilesToOrder, claimFiles } from './option-file.repository.ts'
import type { CartProduct } from './to-purchasable.ts'

type WithFiles = { product: CartProduct; configured: CompleteConfiguration }

/**
 * Checks that uploaded files exist, were uploaded for the same option, and belong to this cart. Returns null if all of them do.
 */
export async function checkFiles(
  db: Db,
  cart: CartRef | { cartId: number },
  wanted: readonly WithFiles[],
): Promise<CartRefusal | null> {
  const sent = wanted.flatMap(filesOf)
  if (sent.length === 0) return null
  const found = await claimFiles(
    db,
    cart,
    sent.map(({ key }) => key),
  )
  const missing = sent.find(
    (file) =>
      !found.some(
        ({ key, name, product_sku, option_id }) =>
          key === file.key && name === file.name && product_sku === file.sku && option_id === file.optionId,
      ),
  )
  return missing ? { ok: false, code: 'option_invalid', params: { option: missing.label } } : null
}

/** Keeps the files of an order, even if its cart is removed. tx: the transaction of the order. */
export async function keepOrderFiles(
  tx: Db,
  orderId: number,
  lines: readonly { product: CartProduct | null; configured: CompleteConfiguration | null }[],
): Promise<void> {
  const files = lines.flatMap(({ product, configured }) =>
    product && configured ? filesOf({ product, configured }) : [],
  )
  const keys = files.map(({ key }) => key)
  if (keys.length > 0) await assignFilesToOrder(tx, orderId, keys)
}

function filesOf({ product, configured }: WithFiles) {
  return configured.selection.custom.flatMap(({ id, value }) => {
    const option = product.customOptions.find((one) => one.id === id)
    const file = option?.type === 'file' ? parseFileValue(value) : null
    return option && file ? [{ ...file, optionId: id, label: option.label, sku: product.sku }] : []
  })
}
