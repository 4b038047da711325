import {
  type AddOutcome,
  type Cart,
  createPurchaseFromProductCard,
  createPurchases,
  includedChoices,
  type ProductView,
  type PurchaseChoices,
} from '@mantel/client'
import type { Addition } from './request-addition.ts'
import { forgetAddition, listSavedKeys, readAddition } from './saved-additions.ts'

type AddingCart = Pick<Cart, 'add' | 'edit' | 'replace'>

/** Adds to the cart or replaces a line. The key identifies the addition: it is made once, however often this runs. */
export async function makeAddition(cart: AddingCart, addition: Addition, key: string): Promise<AddOutcome> {
  const outcome = await add(cart, addition, key)
  forgetAddition(key)
  return outcome
}

async function add(cart: AddingCart, addition: Addition, key: string): Promise<AddOutcome> {
  if ('productCard' in addition) return cart.add(createPurchaseFromProductCard(addition.productCard), key)
  const { product, selection, quantity, line } = addition
  const purchases = createPurchases(product, selection, { quantity, bundle: defaultBundleChoices(product) })
  const [purchase] = purchases
  const lineExists = line !== null && cart.edit(line) !== null
  return lineExists && purchase ? cart.replace(line, purchase, key) : cart.add(purchases, key)
}

/**
 * Makes the additions of pages that were left before the cart's code was loaded. This page makes its own. Forgets those
 * that cannot be made.
 */
export async function makeSavedAdditions(cart: AddingCart, storeCode: string): Promise<void> {
  const prefix = `cart-addition-${storeCode}-`
  for (const key of listSavedKeys()) {
    if (!key.startsWith(prefix) || key.startsWith(`${prefix}${performance.timeOrigin}-`)) continue
    const addition = readAddition(key)
    try {
      if (addition) await makeAddition(cart, addition, key)
    } catch {
      // The product data does not have the shape that this build expects.
    }
    forgetAddition(key)
  }
}

function defaultBundleChoices({ bundle }: ProductView): NonNullable<PurchaseChoices['bundle']> {
  return Object.fromEntries(
    bundle.map((option) => {
      const chosen = includedChoices(option)
      return [option.id, { selections: chosen.map(({ id }) => id), quantity: chosen[0]?.quantity ?? 1 }]
    }),
  )
}
