import { parseFileValue, showDay } from '@mantel/domain/cart'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { CustomOptionChoices, DescribedChoices, PurchaseChoices } from './create-purchases.ts'

/** The texts of a choice; empty for a field that was not filled in. */
export function chosenTexts(choice: CustomOptionChoices[number] | undefined): readonly string[] {
  return choice === undefined || choice === '' ? [] : typeof choice === 'string' ? [choice] : choice
}

/** A separate file, because only products with options need it. dateFormat: of the store. */
export function describeChoices(product: ProductView, choices: PurchaseChoices, dateFormat: string): DescribedChoices {
  return {
    labels: [...customLabels(product, choices, dateFormat), ...bundleLabels(product, choices)],
    custom: Object.entries(choices.custom ?? {}).flatMap(([id, value]) => {
      const texts = chosenTexts(value)
      return texts.length === 0 ? [] : [{ option_id: id, option_value: texts.join(',') }]
    }),
    bundle: product.bundle.flatMap(({ id }) => {
      const { selections, quantity } = choices.bundle?.[id] ?? { selections: [], quantity: 1 }
      return selections.length === 0
        ? []
        : [{ option_id: id, option_qty: quantity, option_selections: selections.map(Number) }]
    }),
  }
}

type Labels = DescribedChoices['labels']

function customLabels({ customOptions }: ProductView, { custom = {} }: PurchaseChoices, dateFormat: string): Labels {
  return customOptions.flatMap(({ id, title, type, values }) => {
    const texts = chosenTexts(custom[id])
    if (texts.length === 0) return []
    const named = texts.map((one) => values.find((value) => String(value.id) === one)?.title ?? one)
    const [first = ''] = named
    if (type === 'file') return [{ label: title, value: parseFileValue(first)?.name ?? '' }]
    return [{ label: title, value: type === 'date' ? showDay(first, dateFormat) : named.join(', ') }]
  })
}

function bundleLabels(product: ProductView, { bundle = {} }: PurchaseChoices): Labels {
  return product.bundle.flatMap(({ id, title, choices }) => {
    const { selections = [], quantity = 1 } = bundle[id] ?? {}
    const chosen = choices.filter((choice) => selections.includes(choice.id))
    if (chosen.length === 0) return []
    const parts = chosen.map((choice) => {
      return `${choice.canChangeQuantity ? quantity : choice.quantity} × ${choice.card?.name ?? choice.sku}`
    })
    return [{ label: title, value: parts.join(', ') }]
  })
}
