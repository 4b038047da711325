import { type PartView, problemKey } from '@mantel/client'
import { FieldError } from '@mantel/ui/form/field-frame'
import { QuantityStepper } from '@mantel/ui/form/quantity-stepper'
import { Picture } from '@mantel/ui/picture/picture'
import { CardPrice } from '../../catalog/card-price.tsx'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import { fieldErrorMessage } from './message-text.tsx'
import type { OptionFields } from './option-form.tsx'

/** The products of a group with a quantity for each; 0 leaves a product out. */
export function GroupedQuantities({ product, choices, change, problemOf }: OptionFields) {
  const t = useT()
  const { grouped = {} } = choices
  return (
    <section aria-labelledby="set-contents">
      <h2 id="set-contents" className="title-3">
        {t('type.set')}
      </h2>
      <ul className="mt-2 [&>li+li]:border-t [&>li+li]:border-hairline">
        {product.grouped.map((part) => {
          const key = problemKey.grouped(part.sku)
          const problem = problemOf(key)
          return (
            <li
              key={part.sku}
              className="flex flex-wrap items-center gap-4 py-3"
              data-invalid={problem ? '' : undefined}
            >
              <Part part={part} />
              {part.card && (
                <QuantityStepper
                  className="noscript:hidden"
                  label={t('cart.quantity_of', { name: part.card.name })}
                  hideLabel
                  fewerLabel={t('cart.fewer_of', { name: part.card.name })}
                  moreLabel={t('cart.more_of', { name: part.card.name })}
                  min={0}
                  disabled={part.stock?.state === 'sold-out'}
                  value={grouped[part.sku] ?? part.quantity}
                  onValue={(quantity) => change((before) => ({ grouped: { ...before.grouped, [part.sku]: quantity } }))}
                />
              )}
              <FieldError id={key} error={fieldErrorMessage(problem)} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Part({ part: { sku, card, stock } }: { part: PartView }) {
  const t = useT()
  if (!card)
    return (
      <span className="flex-1 text-muted">
        {sku}, {t('product.unavailable')}
      </span>
    )
  return (
    <>
      <Picture image={card.picture} alt="" width={80} shape="1/1" className="w-16 flex-none" />
      <span className="min-w-40 flex-1">
        <StoreLink to={card.path}>{card.name}</StoreLink>
        <span className="block text-15">
          <CardPrice price={card.price} />
        </span>
        {stock?.state === 'sold-out' && <span className="block text-13 text-muted">{t('stock.out')}</span>}
      </span>
    </>
  )
}
