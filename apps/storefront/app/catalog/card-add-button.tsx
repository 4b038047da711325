import type { ProductCard } from '@mantel/client'
import { IconButton } from '@mantel/ui/action/icon-button'
import { forgetAddition, forgetFailedAddition, saveAddition } from '../cart/saved-additions.ts'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'

/** Whether the product can be added from a list: it has no options to choose. */
export function canAddToCart({ typeId, inStock, price }: ProductCard): boolean {
  return (typeId === 'simple' || typeId === 'virtual') && inStock && price !== null
}

/** The add-to-cart button on the lower corner of a card's picture. */
export function CardAddButton({ card }: { card: ProductCard }) {
  const t = useT()
  const engine = useEngine()
  async function add() {
    if (!engine) return
    const { code } = engine.view
    // A page that is left now leaves the addition to the next page.
    const id = saveAddition(code, { productCard: card })
    try {
      const { addProductCardToCart } = await import('../cart/add-to-cart.ts')
      await addProductCardToCart(engine, card, id)
      forgetAddition(code, id)
    } catch {
      forgetFailedAddition(code, id)
      engine.notifications.push({ type: 'error', message: { text: t('cart.unreachable') } })
    }
  }
  return (
    <span className="pointer-events-none absolute inset-x-0 top-0 flex aspect-4/5 items-end justify-end p-2 noscript:hidden">
      <IconButton
        icon="bag"
        label={t('list.add', { name: card.name })}
        className="pointer-events-auto rounded-full bg-page"
        onClick={() => void add()}
      />
    </span>
  )
}
