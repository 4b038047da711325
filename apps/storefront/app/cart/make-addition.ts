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

type AddingCart = Pick<Cart, 'add' | 'edit' | 'replace'>

/** Adds to the cart or replaces a line. The key identifies the addition: it is made once, however often this runs. */
export async function makeAddition(cart: AddingCart, addition: Addition, key: string): Promise<AddOutcome> {
  const outcome = await add(cart, addition, key)
  forget(key)
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

/** Makes the additions of pages that were left before the cart's code was loaded. This page makes its own. */
export async function makeSavedAdditions(cart: AddingCart, storeCode: string): Promise<void> {
  const prefix = `cart-addition-${storeCode}-`
  for (const key of listKeys()) {
    if (!key.startsWith(prefix) || key.startsWith(`${prefix}${performance.timeOrigin}-`)) continue
    const addition = readAddition(key)
    if (addition) await makeAddition(cart, addition, key)
    else forget(key)
  }
}

function listKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** null: damaged. */
function readAddition(key: string): Addition | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof saved === 'object' ? (saved as Addition | null) : null
  } catch {
    return null
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was saved.
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
