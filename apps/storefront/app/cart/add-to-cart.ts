import {
  type AddOutcome,
  createPurchaseFromProductCard,
  createPurchases,
  type Engine,
  type ProductCard,
  type ProductView,
  type PurchaseChoices,
} from '@mantel/client'
import { openCart } from './page-cart.ts'
import { type CartAddition, forgetAddition, readAdditions } from './saved-additions.ts'

/** Adds the product or replaces a line. An addition with an id is made once, however often this runs. */
export async function addToCart(
  engine: Engine,
  { product, selection, quantity, line }: CartAddition,
  id?: string,
): Promise<AddOutcome> {
  const cart = await openCart(engine)
  const purchases = createPurchases(product, selection, { quantity, bundle: defaultBundleChoices(product) })
  const [purchase] = purchases
  const lineExists = line !== null && cart.edit(line) !== null
  return lineExists && purchase ? cart.replace(line, purchase, id) : cart.add(purchases, id)
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

export async function addProductCardToCart(engine: Engine, card: ProductCard, id?: string): Promise<AddOutcome> {
  const cart = await openCart(engine)
  return cart.add(createPurchaseFromProductCard(card), id)
}

/** Makes the additions of pages that were left before their code was loaded. */
export async function makeSavedAdditions(engine: Engine): Promise<void> {
  const { code } = engine.view
  for (const saved of readAdditions(code)) {
    if ('productCard' in saved) await addProductCardToCart(engine, saved.productCard, saved.id)
    else await addToCart(engine, saved.addition, saved.id)
    forgetAddition(code, saved.id)
  }
}
