import type { ConfigurableOption, ProductChild, ProductDocument } from '@mantel/contract'
import { filterUnavailableVariants, isPicture, mergeVariant } from '@mantel/domain/catalog'
import type { Engine } from '../../engine.ts'
import { type LabelView, labelViews } from '../views/label-view.ts'
import { withPriceDetails } from '../views/price-details.ts'
import { type PriceView, priceView } from '../views/price-view.ts'
import { type StockView, stockView } from '../views/stock-view.ts'
import { type Dimensions, dimensionsOf } from './product-facts.ts'

/** An option with all its values. */
export type OptionView = {
  code: string
  /** The id that carts use. */
  attributeId: string
  label: string
  values: { value: string; label: string }[]
}

/** One variant of a configurable product. */
export type VariantView = {
  sku: string
  values: Record<string, string>
  price: PriceView | null
  stock: StockView
  labels: LabelView[]
  dimensions: Dimensions
  picture: string | null
}

export function optionViews({ configurable_options = [] }: ProductDocument): OptionView[] {
  return configurable_options
    .toSorted((a, b) => a.position - b.position)
    .map(({ attribute_code, attribute_id, label, values }) => ({
      code: attribute_code,
      attributeId: String(attribute_id),
      label,
      values: values.map((value) => ({ value: String(value.value_index), label: value.label })),
    }))
}

/** The variants on offer: enabled, and in stock unless the store lists sold-out ones. */
export function variantViews(engine: Pick<Engine, 'view' | 'clock'>, document: ProductDocument): VariantView[] {
  const { configurable_options = [], configurable_children = [] } = document
  const variants = configurable_children.map(flatten).map((child) => ({
    child,
    status: Number(child.status ?? 1),
    inStock: child.stock?.is_in_stock ?? null,
  }))
  return filterUnavailableVariants(variants, engine.view.catalog).map(({ child }) =>
    variantView(engine, document, child, configurable_options),
  )
}

function variantView(
  { view, clock }: Pick<Engine, 'view' | 'clock'>,
  document: ProductDocument,
  child: ProductChild,
  options: readonly ConfigurableOption[],
): VariantView {
  const { minimal_price, max_price, ...merged } = mergeVariant(document, child)
  // The brand only matters for packs of cards, which have no variants.
  const price = withPriceDetails(priceView(merged, view), merged, null, view)
  return {
    sku: child.sku,
    values: Object.fromEntries(options.map(({ attribute_code: code }) => [code, String(child[code] ?? '')])),
    price,
    stock: stockView(merged),
    labels: labelViews(merged, price, clock.now()),
    dimensions: dimensionsOf(merged),
    picture: isPicture(child.image) ? child.image : null,
  }
}

/** Older catalogues put a variant's attributes into a list of pairs. */
function flatten(child: ProductChild): ProductChild {
  const { custom_attributes } = child
  if (!Array.isArray(custom_attributes)) return child
  const pairs = custom_attributes as { attribute_code: string; value: unknown }[]
  return { ...Object.fromEntries(pairs.map(({ attribute_code, value }) => [attribute_code, value])), ...child }
}
