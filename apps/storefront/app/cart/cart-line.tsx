import type { CartLine as Line } from '@mantel/client'
import { QuantityStepper } from '@mantel/ui/form/quantity-stepper'
import { Picture } from '@mantel/ui/picture/picture'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { useSaid } from '../i18n/use-said.ts'
import { StoreLink } from '../place/store-link.tsx'
import { editPath } from './edit-path.ts'
import type { ShownCart } from './use-cart.ts'

/** Pixels. */
const side = 80

export function CartLine({
  line,
  shown: { cart, t },
  onRemove,
}: {
  line: Line
  shown: ShownCart
  onRemove: (line: Line) => void
}) {
  const shop = useT()
  const formats = useFormats()
  const { key, name, sku, path, picture, options, qty, price, rowTotal, errors, typeId } = line
  const shownName = name || sku
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 border-hairline border-t py-5 first:border-t-0">
      <Picture image={picture} alt="" width={side} shape="1/1" className="w-20 self-start" />
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
        {price && qty > 1 && (
          <p className="text-13 text-muted figures">{shop('price.each', { price: formats.price(price.shown) })}</p>
        )}
        {errors.map((error, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own, and come and go together.
          <LineError key={at} said={error} />
        ))}
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
          <QuantityStepper
            label={shop('cart.quantity_of', { name: shownName })}
            hideLabel
            fewerLabel={shop('product.fewer')}
            moreLabel={shop('product.more')}
            value={qty}
            onValue={(quantity) => void cart.setQuantity(key, quantity)}
          />
          {typeId === 'configurable' && path && (
            <StoreLink
              to={editPath(line)}
              className="text-13 underline"
              aria-label={t('cart.edit_named', { name: shownName })}
            >
              {t('cart.edit')}
            </StoreLink>
          )}
          <button
            type="button"
            className="min-h-6 cursor-pointer text-13 underline"
            aria-label={shop('cart.remove', { name: shownName })}
            onClick={() => onRemove(line)}
          >
            {t('cart.remove_short')}
          </button>
          {line.pending && <span className="text-13 text-muted">{t('cart.pending')}</span>}
        </div>
      </div>
    </li>
  )
}

function LineError({ said }: { said: Line['errors'][number] }) {
  return <p className="text-13 text-sale">{useSaid(said)}</p>
}
