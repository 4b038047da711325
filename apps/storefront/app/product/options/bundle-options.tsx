import { type BundleOptionView, problemKey } from '@mantel/client'
import { Checkbox } from '@mantel/ui/form/checkbox'
import { FieldError } from '@mantel/ui/form/field-frame'
import { QuantityStepper } from '@mantel/ui/form/quantity-stepper'
import { RadioGroup } from '@mantel/ui/form/radio-group'
import { Select } from '@mantel/ui/form/select'
import type { ReactNode } from 'react'
import { useSeesPrices } from '../../account/price-access.tsx'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { PartRow } from '../contents/part-row.tsx'
import { fieldErrorMessage } from './message-text.tsx'
import type { OptionFields } from './option-form.tsx'

type Choice = BundleOptionView['choices'][number]
type Chosen = { selections: readonly string[]; quantity: number }

/** The parts of a bundle: what the shopper may choose, and how many of it. */
export function BundleOptions({ product, choices, change, problemOf }: OptionFields) {
  const t = useT()
  const { bundle = {} } = choices
  return (
    <section aria-labelledby="set-contents" className="grid gap-5">
      <h2 id="set-contents" className="title-3">
        {t('type.set')}
      </h2>
      {product.bundle.map((option) => (
        <BundleOption
          key={option.id}
          option={option}
          chosen={bundle[option.id] ?? { selections: [], quantity: 1 }}
          onChosen={(chosen) => change((before) => ({ bundle: { ...before.bundle, [option.id]: chosen } }))}
          error={fieldErrorMessage(problemOf(problemKey.bundle(option.id)))}
        />
      ))}
    </section>
  )
}

type OptionProps = {
  option: BundleOptionView
  chosen: Chosen
  onChosen(chosen: Chosen): void
  error: ReactNode
}

function BundleOption(props: OptionProps) {
  const t = useT()
  const { option, chosen, onChosen } = props
  const selected = option.choices.filter(({ id }) => chosen.selections.includes(id))
  const Choices = option.type === 'select' ? SelectParts : option.type === 'radio' ? RadioParts : CheckboxParts
  return (
    <div className="grid gap-3">
      <div className="noscript:hidden">
        <Choices {...props} />
      </div>
      <p className="hidden font-medium noscript:block">{option.title}</p>
      {selected.some(({ canChangeQuantity }) => canChangeQuantity) && (
        <QuantityStepper
          className="noscript:hidden"
          label={t('cart.quantity_of', { name: option.title })}
          fewerLabel={t('cart.fewer_of', { name: option.title })}
          moreLabel={t('cart.more_of', { name: option.title })}
          value={chosen.quantity}
          onValue={(quantity) => onChosen({ ...chosen, quantity })}
        />
      )}
      {selected.length > 0 && (
        <ul className="[&>li+li]:border-t [&>li+li]:border-hairline">
          {selected.map((choice) => (
            <PartRow
              key={choice.id}
              part={choice.canChangeQuantity ? { ...choice, quantity: chosen.quantity } : choice}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** A newly chosen part gets its own default quantity. */
const choose = (option: BundleOptionView, selections: readonly string[]): Chosen => ({
  selections,
  quantity: option.choices.find(({ id }) => selections.includes(id))?.quantity ?? 1,
})

function usePartTexts() {
  const t = useT()
  const formats = useFormats()
  const seesPrices = useSeesPrices()
  return {
    nameOf: ({ quantity, card, sku }: Choice) =>
      `${quantity > 1 ? `${t('type.pieces', { count: quantity })} ` : ''}${card?.name ?? sku}`,
    priceOf: ({ card }: Choice) => (seesPrices && card?.price ? formats.price(card.price.shown) : ''),
    unavailableOf: ({ card, stock }: Choice) =>
      !card ? t('product.unavailable') : stock?.state === 'sold-out' ? t('stock.out') : undefined,
    legendOf: ({ title, required }: BundleOptionView) => (required ? `${title} (${t('type.required')})` : title),
  }
}

function SelectParts({ option, chosen, onChosen, error }: OptionProps) {
  const t = useT()
  const { nameOf, priceOf, unavailableOf } = usePartTexts()
  return (
    <Select
      label={option.title}
      mark={option.required ? t('type.required') : undefined}
      error={error}
      name={`bundle-${option.id}`}
      value={chosen.selections[0] ?? ''}
      onChange={({ target }) => onChosen(choose(option, target.value === '' ? [] : [target.value]))}
    >
      {(!option.required || chosen.selections.length === 0) && (
        <option value="">{t(option.required ? 'type.choose' : 'type.none')}</option>
      )}
      {option.choices.map((choice) => (
        <option key={choice.id} value={choice.id} disabled={!choice.card}>
          {[nameOf(choice), priceOf(choice), unavailableOf(choice)].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Select>
  )
}

function RadioParts({ option, chosen, onChosen, error }: OptionProps) {
  const t = useT()
  const { nameOf, priceOf, unavailableOf, legendOf } = usePartTexts()
  const none = option.required ? [] : [{ value: '', label: t('type.none') }]
  return (
    <div data-invalid={error ? '' : undefined}>
      <RadioGroup
        legend={legendOf(option)}
        name={`bundle-${option.id}`}
        value={chosen.selections[0] ?? ''}
        onValue={(value) => onChosen(choose(option, value === '' ? [] : [value]))}
        error={error}
        options={[
          ...none,
          ...option.choices.map((choice) => ({
            value: choice.id,
            label: nameOf(choice),
            trailing: priceOf(choice) || undefined,
            note: unavailableOf(choice),
            disabled: !choice.card,
          })),
        ]}
      />
    </div>
  )
}

function CheckboxParts({ option, chosen, onChosen, error }: OptionProps) {
  const { nameOf, priceOf, unavailableOf, legendOf } = usePartTexts()
  const id = `bundle-${option.id}`
  return (
    <fieldset className="ui-radios" data-invalid={error ? '' : undefined}>
      <legend className="ui-field-label">{legendOf(option)}</legend>
      {option.choices.map((choice) => (
        <Checkbox
          key={choice.id}
          name={id}
          label={nameOf(choice)}
          note={priceOf(choice) || undefined}
          hint={unavailableOf(choice)}
          disabled={!choice.card}
          checked={chosen.selections.includes(choice.id)}
          onChange={({ target }) => {
            const others = chosen.selections.filter((one) => one !== choice.id)
            const selections = target.checked ? [...others, choice.id] : others
            onChosen(others.length > 0 ? { ...chosen, selections } : choose(option, selections))
          }}
        />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
