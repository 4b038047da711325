import type { Selection } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { BottomBar } from '@mantel/ui/layout/bottom-bar'
import { useFormats, useT } from '../../i18n/text-context.tsx'

/** Until there is a cart, it says so and does nothing. On phones it stays in sight, with the price beside it. */
export function PurchaseButton({
  selection: { stock, price },
  isFrom,
}: {
  selection: Selection
  /** The price is the least of several. */
  isFrom: boolean
}) {
  const t = useT()
  const formats = useFormats()
  const isSoldOut = stock.state === 'sold-out'
  return (
    <BottomBar className="max-md:-mx-(--room-margin)">
      {price && (
        <span className="text-17 font-medium figures md:hidden">
          {isFrom && <span className="block text-13 font-normal text-muted">{t('price.from')}</span>}
          {formats.price(price.shown)}
        </span>
      )}
      <span className="grid flex-1 gap-2">
        <Button wide disabled aria-describedby="purchase-note">
          {t(isSoldOut ? 'product.sold_out' : 'product.add')}
        </Button>
        {!isSoldOut && (
          <span id="purchase-note" className="text-13 text-muted max-md:text-center">
            {t('product.cart_soon')}
          </span>
        )}
      </span>
    </BottomBar>
  )
}
