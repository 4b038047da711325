import type { ProductCard } from '@mantel/client'
import { iconButtonClass } from '@mantel/ui/action/icon-button'
import { ButtonIcon } from '@mantel/ui/picture/icon'
import { requestAddition } from '../cart/request-addition.ts'
import { useT } from '../i18n/text-context.tsx'
import { useEngine } from '../store/engine-context.ts'

/** The add-to-cart button on the lower corner of a card's picture. */
export function CardAddButton({ card }: { card: ProductCard }) {
  const t = useT()
  const engine = useEngine()
  return (
    <button
      type="button"
      className={iconButtonClass}
      aria-label={t('list.add', { name: card.name })}
      onClick={() => engine && void requestAddition(engine, { productCard: card }, t('cart.unreachable'))}
    >
      <ButtonIcon name="bag" />
    </button>
  )
}
