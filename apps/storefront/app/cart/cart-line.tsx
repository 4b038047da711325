import type { CartLine as Line } from '@mantel/client'
import { leastQuantity } from '@mantel/domain/cart'
import { images } from '@mantel/domain/constants'
import { QuantityStepper } from '@mantel/ui/form/quantity-stepper'
import { Picture } from '@mantel/ui/picture/picture'
import { useRef, useState } from 'react'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { useMessageText } from '../store/use-message-text.ts'
import { describeQuantity } from './describe-quantity.ts'
import { lineEditPath } from './line-edit-path.ts'
import { RemoveQuestion } from './remove-question.tsx'
import type { CartView } from './use-cart.ts'

export function CartLine({
  line,
  cartView: { cart, t },
  onRemove,
}: {
  line: Line
  cartView: CartView
  onRemove: (line: Line) => void
}) {
  const commonT = useT()
  const formats = useFormats()
  const { key, name, sku, path, picture, options, qty, unitPrice, rowTotal, errors, typeId, level } = line
  const shownName = name || sku
  const max = useStore().view.maxLineQuantity
  const [quantityError, setQuantityError] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  const step = level?.pack ?? 1
  function setQuantity(quantity: number) {
    // The button below the smallest quantity that can be ordered removes the line, as it does below 1.
    const isBelowLeast = level !== undefined && quantity < leastQuantity(level) && quantity === qty - step
    if (quantity === 0 || isBelowLeast) setAsking(true)
    else void cart.setQuantity(key, quantity)
  }
  function keepLine() {
    setAsking(false)
    item.current?.querySelector('input')?.focus()
  }
  return (
    <li
      ref={item}
      className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-hairline border-t py-5 first:border-t-0"
    >
      <Picture image={picture} alt="" width={images.cartThumbnail.width} shape="1/1" className="w-20 self-start" />
      <div className="grid gap-1">
        <div className="flex justify-between gap-4">
          {path ? (
            <StoreLink to={path} className="font-medium no-underline hover:underline">
              {shownName}
            </StoreLink>
          ) : (
            <span className="font-medium">{shownName}</span>
          )}
          <span className="flex-none figures" aria-busy={line.pending || undefined}>
            {rowTotal === null ? '–' : formats.price(rowTotal)}
          </span>
        </div>
        {options.map(({ label, value }) => (
          <p key={label} className="text-13 text-muted">
            {label}: {value}
          </p>
        ))}
        {unitPrice !== null && qty > 1 && (
          <p className="text-13 text-muted figures">{commonT('price.each', { price: formats.price(unitPrice) })}</p>
        )}
        <StockText line={line} />
        {errors.map((error, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: errors have no id, and the whole list is replaced at once.
          <LineError key={at} error={error} />
        ))}
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <QuantityStepper
            label={commonT('cart.quantity_of', { name: shownName })}
            hideLabel
            fewerLabel={commonT('cart.fewer_of', { name: shownName })}
            moreLabel={commonT('cart.more_of', { name: shownName })}
            value={qty}
            min={0}
            step={step}
            error={quantityError}
            onTyped={(typed) => setQuantityError(describeQuantity(typed, { min: 0, max, t }))}
            onValue={setQuantity}
          />
          {path && (typeId === 'configurable' || typeId === 'amgiftcard' || hasChoices(line)) && (
            <StoreLink
              to={lineEditPath(line)}
              className="text-13 underline"
              aria-label={t('cart.edit_named', { name: shownName })}
            >
              {t('cart.edit')}
            </StoreLink>
          )}
          <button
            type="button"
            className="min-h-6 cursor-pointer text-13 underline"
            aria-label={commonT('cart.remove', { name: shownName })}
            onClick={() => onRemove(line)}
          >
            {t('cart.remove_short')}
          </button>
          {line.pending && <span className="text-13 text-muted">{t('cart.pending')}</span>}
        </div>
        {isAsking && (
          <RemoveQuestion
            t={t}
            question={t('cart.remove_question', { name: shownName })}
            action={t('cart.remove_short')}
            onRemove={() => onRemove(line)}
            onKeep={keepLine}
          />
        )}
      </div>
    </li>
  )
}

/** Whether the product's page has a form that shows the choices of this line. */
function hasChoices({ productOption }: Line): boolean {
  const { custom_options, bundle_options } = productOption?.extension_attributes ?? {}
  return [custom_options, bundle_options].some((list) => Array.isArray(list) && list.length > 0)
}

/**
 * The result of the last stock check. Errors say that the line is out of stock. Not a live region: every line is checked
 * when the cart opens, and a screen reader would announce each of them twice.
 */
function StockText({ line: { isStockCheckRunning, stock } }: { line: Line }) {
  const t = useT()
  const text = isStockCheckRunning ? t('stock_check_running') : stock === 'in_stock' ? t('in_stock') : null
  return <p className={`text-13 empty:hidden ${isStockCheckRunning ? 'text-muted' : 'text-good'}`}>{text}</p>
}

function LineError({ error }: { error: Line['errors'][number] }) {
  return <p className="text-13 text-sale">{useMessageText(error)}</p>
}
