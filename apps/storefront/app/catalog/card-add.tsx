import type { ProductCard } from '@mantel/client'
import { IconButton } from '@mantel/ui/action/icon-button'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../place/engine-context.ts'

/** Where nothing has to be chosen first. */
export function canBeAdded({ typeId, inStock, price }: ProductCard): boolean {
  return (typeId === 'simple' || typeId === 'virtual') && inStock && price !== null
}

/** The short way into the cart, at the lower corner of the picture. */
export function CardAdd({ card }: { card: ProductCard }) {
  const t = useT()
  const engine = useEngine()
  async function add() {
    if (!engine) return
    try {
      const { putCardIntoCart } = await import('../cart/put-card-into-cart.ts')
      await putCardIntoCart(engine, card)
    } catch {
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
