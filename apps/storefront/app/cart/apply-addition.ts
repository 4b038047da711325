import {
  type AddOutcome,
  type Cart,
  createPurchaseFromProductCard,
  createPurchases,
  type Purchase,
} from '@mantel/client'
import type { Addition } from './request-addition.ts'
import { forgetAddition, listSavedKeys, readAddition } from './saved-additions.ts'

type AddingCart = Pick<Cart, 'add' | 'edit' | 'replace'>

/** Adds products to the cart or replaces a cart line. The key identifies the addition, so a repeated call changes nothing. */
export async function applyAddition(cart: AddingCart, addition: Addition, key: string): Promise<AddOutcome> {
  const outcome = await add(cart, addition, key)
  forgetAddition(key)
  return outcome
}

async function add(cart: AddingCart, addition: Addition, key: string): Promise<AddOutcome> {
  if ('productCard' in addition) return cart.add(createPurchaseFromProductCard(addition.productCard), key)
  if ('purchase' in addition) return addOrReplace(cart, [addition.purchase], addition.line, key)
  const { product, selection, quantity, line, choices } = addition
  return addOrReplace(cart, createPurchases(product, selection, { ...choices, quantity }), line, key)
}

function addOrReplace(cart: AddingCart, purchases: Purchase[], line: string | null, key: string): Promise<AddOutcome> {
  const [purchase] = purchases
  const lineExists = line !== null && cart.edit(line) !== null
  return lineExists && purchase ? cart.replace(line, purchase, key) : cart.add(purchases, key)
}

/**
 * Applies the additions that are still stored because the shopper left an earlier page before the cart's code was loaded. Skips those
 * of this page, which applies them itself. Deletes additions that cannot be applied.
 */
export async function applySavedAdditions(cart: AddingCart, storeCode: string): Promise<void> {
  const prefix = `cart-addition-${storeCode}-`
  for (const key of listSavedKeys()) {
    if (!key.startsWith(prefix) || key.startsWith(`${prefix}${performance.timeOrigin}-`)) continue
    const addition = readAddition(key)
    try {
      if (addition) await applyAddition(cart, addition, key)
    } catch {
      // Another build has saved the addition, with product data of another shape.
    }
    forgetAddition(key)
  }
}
