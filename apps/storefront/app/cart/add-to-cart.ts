import {
  createPurchaseFromProductCard,
  createPurchases,
  type Engine,
  type ProductCard,
  type ProductView,
  type PurchaseChoices,
  type Selection,
} from '@mantel/client'
import { openCart } from './page-cart.ts'

export type CartAddition = {
  product: ProductView
  selection: Selection
  quantity: number
  /** The cart line to replace; null adds a new line. */
  line: string | null
}

/** Adds the product or replaces a line. Returns true if at least one item was added. */
export async function addToCart(
  engine: Engine,
  { product, selection, quantity, line }: CartAddition,
): Promise<boolean> {
  const cart = await openCart(engine)
  const purchases = createPurchases(product, selection, { quantity, bundle: defaultBundleChoices(product) })
  const [purchase] = purchases
  const lineExists = line !== null && cart.edit(line) !== null
  const { added } = lineExists && purchase ? await cart.replace(line, purchase) : await cart.add(purchases)
  return added > 0
}

/** The default choices of a bundle. A required option without a default gets its first choice. */
function defaultBundleChoices({ bundle }: ProductView): NonNullable<PurchaseChoices['bundle']> {
  return Object.fromEntries(
    bundle.map(({ id, required, choices }) => {
      const defaults = choices.filter(({ isDefault }) => isDefault)
      const chosen = defaults.length > 0 || !required ? defaults : choices.slice(0, 1)
      return [id, { selections: chosen.map((choice) => choice.id), quantity: chosen[0]?.quantity ?? 1 }]
    }),
  )
}

export async function addProductCardToCart(engine: Engine, card: ProductCard): Promise<void> {
  const cart = await openCart(engine)
  await cart.add(createPurchaseFromProductCard(card))
}
