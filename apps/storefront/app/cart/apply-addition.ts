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

/** Adds to the cart or replaces a line. The key identifies the addition: a repeated call changes nothing. */
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
 * Applies the additions of earlier pages that the shopper left before the cart's code was loaded, but not those of this
 * page, which applies them itself. Deletes those that cannot be applied.
 */
export async function applySavedAdditions(cart: AddingCart, storeCode: string): Promise<void> {
  const prefix = `cart-addition-${storeCode}-`
  for (const key of listSavedKeys()) {
    if (!key.startsWith(prefix) || key.startsWith(`${prefix}${performance.timeOrigin}-`)) continue
    const addition = readAddition(key)
    try {
      if (addition) await applyAddition(cart, addition, key)
    } catch {
      // The product data does not have the shape that this build expects.
    }
    forgetAddition(key)
  }
}
