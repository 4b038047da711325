import { type Choices, type Engine, type ProductView, purchaseOf, type Selection } from '@mantel/client'
import { openCart } from './cart-door.ts'

export type Wanted = {
  product: ProductView
  selection: Selection
  quantity: number
  /** The line of the cart that it takes the place of. */
  line: string | null
}

/** Whether it may be in the cart now. */
export async function putIntoCart(engine: Engine, { product, selection, quantity, line }: Wanted): Promise<boolean> {
  const cart = await openCart(engine)
  const purchases = purchaseOf(product, selection, { quantity, bundle: usualParts(product) })
  const [only] = purchases
  const isThere = line !== null && cart.edit(line) !== null
  const { added } = isThere && only ? await cart.replace(line, only) : await cart.add(purchases)
  return added > 0
}

/** Of a set the parts that come with it unless somebody chooses otherwise. */
function usualParts({ bundle }: ProductView): NonNullable<Choices['bundle']> {
  return Object.fromEntries(
    bundle.map(({ id, required, choices }) => {
      const usual = choices.filter(({ isDefault }) => isDefault)
      const chosen = usual.length > 0 || !required ? usual : choices.slice(0, 1)
      return [id, { selections: chosen.map((choice) => choice.id), quantity: chosen[0]?.quantity ?? 1 }]
    }),
  )
}
