import type { ProductView, SavedProduct } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { Icon } from '@mantel/ui/picture/icon'
import { useT } from '../../i18n/text-context.tsx'
import { SaveButton } from '../../saved/save-button.tsx'
import { StoreLink } from '../../store/store-link.tsx'

const buttonClasses = `${buttonClass({ variant: 'quiet', size: 'small' })} gap-2`

/** Wishlist and comparison, below the purchase button. */
export function SaveButtons({ product: { sku, name, path, gallery } }: { product: ProductView }) {
  const t = useT()
  const product: SavedProduct = { sku, name, path, picture: gallery.entries[0]?.image ?? null }
  return (
    <p className="flex flex-wrap items-center gap-3 noscript:hidden">
      <SaveButton list="wishlist" product={product} className={buttonClasses}>
        <Icon name="heart" />
        {t('wishlist.add')}
      </SaveButton>
      <SaveButton list="compare" product={product} className={buttonClasses}>
        <Icon name="compare" />
        {t('compare.add')}
      </SaveButton>
      <StoreLink to="/compare" className="text-13">
        {t('title.compare')}
      </StoreLink>
    </p>
  )
}
