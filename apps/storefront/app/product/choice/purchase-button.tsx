import type { ProductView, Selection } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { QuantityStepper } from '@mantel/ui/form/quantity-stepper'
import { BottomBar } from '@mantel/ui/layout/bottom-bar'
import { useState } from 'react'
import { MissingPrice, useSeesPrices } from '../../account/price-access.tsx'
import type { LineEdit } from '../../cart/line-edit.ts'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import type { Configuration } from '../options/option-form.tsx'
import { usePurchase } from './use-purchase.ts'

/**
 * The add-to-cart button. On phones it is in a sticky bar with the price, or with the quantity if a single unit cannot be ordered.
 * With `edit` it replaces that cart line.
 */
export function PurchaseButton({
  product,
  selection,
  configuration,
  edit,
  onStockCheck,
}: {
  product: ProductView
  selection: Selection
  /** The choices in the product's form; null until the form's code has been loaded. */
  configuration: Configuration | null
  edit: LineEdit | null
  onStockCheck(isRunning: boolean): void
}) {
  const t = useT()
  const formats = useFormats()
  const { stock } = selection
  const price = useSeesPrices() ? selection.price : null
  const { leastQuantity: least } = stock
  const [chosen, setQuantity] = useState(edit?.quantity ?? 1)
  // Another variant may have another minimum.
  const quantity = Math.max(chosen, least)
  const { view } = useStore()
  const [quantityError, setQuantityError] = useState<string | null>(null)
  const checkQuantity = (typed: string) =>
    void import('../../cart/describe-quantity.ts')
      .then(({ loadQuantityProblem }) => loadQuantityProblem(typed, view))
      // If the check cannot be loaded, only the server checks the quantity.
      .then(setQuantityError, () => {})
  const { isBusy, obstacle, addToCart } = usePurchase(product, selection, { configuration, edit, onStockCheck })
  const isMinimumPrice = price?.from === true
  const label = stock.state === 'sold-out' ? 'product.sold_out' : edit ? 'product.change' : 'product.add'
  return (
    <BottomBar className="max-md:-mx-(--room-margin)">
      {price && least === 1 && (
        <span className="text-17 font-medium figures md:hidden">
          {isMinimumPrice && <span className="block text-13 font-normal text-muted">{t('price.from')}</span>}
          {formats.price(price.shown)}
        </span>
      )}
      {!obstacle && (
        <QuantityStepper
          className={least === 1 ? 'max-md:hidden noscript:hidden' : 'noscript:hidden'}
          label={t('product.quantity')}
          hideLabel
          fewerLabel={t('product.fewer')}
          moreLabel={t('product.more')}
          min={least}
          step={stock.level.pack}
          value={quantity}
          onValue={setQuantity}
          error={quantityError}
          onTyped={checkQuantity}
        />
      )}
      <span className="grid flex-1 gap-2">
        <p className="hidden text-15 text-muted noscript:block">{t('cart.needs_script')}</p>
        <Button
          wide
          className="noscript:hidden"
          disabled={obstacle !== null}
          busy={isBusy}
          onClick={() => void addToCart(quantity)}
          aria-describedby={obstacle ? 'purchase-note' : undefined}
        >
          {t(label)}
        </Button>
        {obstacle && obstacle !== 'product.sold_out' && (
          <span id="purchase-note" className="text-13 text-muted max-md:text-center">
            {obstacle === 'no-price' ? <MissingPrice /> : t(obstacle)}
          </span>
        )}
      </span>
    </BottomBar>
  )
}
