import { type Engine, type SavedEntry, whenInServerCart } from '@mantel/client'
import { images } from '@mantel/domain/constants'
import { Button, buttonClass } from '@mantel/ui/action/button'
import { Picture } from '@mantel/ui/picture/picture'
import { useState } from 'react'
import { canAddToCart } from '../cart/can-add-to-cart.ts'
import { openCart } from '../cart/page-cart.ts'
import { requestAddition } from '../cart/request-addition.ts'
import { CardPrice } from '../catalog/card-price.tsx'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

type SavedProductsProps = {
  engine: Engine
  t: BuyingTranslator
  entries: readonly SavedEntry[]
  /** Absent for someone else's wishlist: its products can be bought but not removed. */
  onRemove?: (entry: SavedEntry) => void
}

/** The products of a wishlist, one below the other. */
export function SavedProducts({ entries, ...props }: SavedProductsProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <SavedProductRow key={entry.sku} entry={entry} {...props} />
      ))}
    </ul>
  )
}

function SavedProductRow({ entry, engine, t, onRemove }: Omit<SavedProductsProps, 'entries'> & { entry: SavedEntry }) {
  const commonT = useT()
  const [isMoving, setMoving] = useState(false)
  const { name, path, picture, card } = entry
  async function moveToCart() {
    if (!card || isMoving) return
    setMoving(true)
    const outcome = await requestAddition(engine, { productCard: card }, commonT('cart.unreachable'))
    const isAdded = outcome !== null && outcome.added > 0
    // Waits for the server's cart, because the server may still refuse the product.
    if (isAdded && onRemove && (await whenInServerCart(await openCart(engine), card.sku))) onRemove(entry)
    setMoving(false)
  }
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-hairline border-t py-5 first:border-t-0">
      <Picture image={picture} alt="" width={images.cartThumbnail.width} shape="1/1" className="w-20 self-start" />
      <div className="grid content-start gap-1">
        {path === null ? (
          <>
            <p className="font-medium">{name}</p>
            <p className="text-13 text-muted">{t('saved.gone')}</p>
          </>
        ) : (
          <StoreLink to={path} className="font-medium no-underline hover:underline">
            {name}
          </StoreLink>
        )}
        {card && <CardPrice price={card.price} />}
        {card && !card.inStock && <p className="text-13 text-muted">{commonT('stock.out')}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          {card && canAddToCart(card) ? (
            <Button size="small" busy={isMoving} onClick={moveToCart}>
              {onRemove ? t('wishlist.to_cart') : commonT('product.add')}
            </Button>
          ) : (
            path !== null && (
              <StoreLink to={path} className={buttonClass({ variant: 'quiet', size: 'small' })}>
                {t('wishlist.view_product')}
              </StoreLink>
            )
          )}
          {onRemove && (
            <button
              type="button"
              className="min-h-6 cursor-pointer text-13 underline"
              aria-label={t('wishlist.remove_named', { name })}
              onClick={() => onRemove(entry)}
            >
              {t('cart.remove_short')}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
