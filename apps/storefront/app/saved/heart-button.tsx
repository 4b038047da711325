import type { SavedProduct } from '@mantel/client'
import { iconButtonClass } from '@mantel/ui/action/icon-button'
import { ButtonIcon } from '@mantel/ui/picture/icon'
import { useT } from '../i18n/text-context.tsx'
import { SaveButton } from './save-button.tsx'

/** The wishlist button on a product card. */
export function HeartButton({ product }: { product: SavedProduct }) {
  const t = useT()
  return (
    <SaveButton
      list="wishlist"
      product={product}
      className={iconButtonClass}
      aria-label={t('wishlist.add_named', { name: product.name })}
    >
      <ButtonIcon name="heart" />
    </SaveButton>
  )
}
