import type { MessageKey } from '@mantel/contract'
import {
  chooseVariant,
  type Gallery,
  isPicture,
  type OptionState,
  optionStates,
  selectValue,
  type Variant,
  type VariantRequest,
} from '@mantel/domain/catalog'
import type { ProductView } from './product-view.ts'
import type { OptionView, VariantView } from './variant-view.ts'

export type SelectedOption = Omit<OptionView, 'values'> & {
  values: (OptionView['values'][number] & {
    state: OptionState
    chosen: boolean
    /** The variant that a click selects; null if there is none. */
    sku: string | null
    picture: string | null
  })[]
}

/** A product with the current selection: the data that its page shows and a cart would get. */
export type Selection = Pick<VariantView, 'sku' | 'price' | 'stock' | 'labels' | 'dimensions'> & {
  variant: VariantView | null
  options: SelectedOption[]
  gallery: Gallery
  message: MessageKey | null
}

/** wanted: a variant's SKU from the URL; null for the default variant. Needs no server call. */
export function selectVariant(product: ProductView, wanted: string | null): Selection {
  const { sku, price, stock, labels, dimensions, gallery, options } = product
  const productValues = { sku, price, stock, labels, dimensions, gallery }
  if (options.length === 0) return { ...productValues, variant: null, options: [], message: null }
  const variants = product.variants.map(asVariant)
  // product.variants contains only the variants on offer, so all of them can be chosen.
  const rule = { listOutOfStock: true, parentPrice: product.announcedPrice, fallback: true }
  const isRequested = wanted !== null && wanted !== sku
  const variantRequest: VariantRequest = isRequested ? { sku: wanted } : { values: {} }
  const chosen = chooseVariant(variants, variantRequest, rule)
  if (!chosen)
    return { ...productValues, variant: null, options: selectedOptions(product, variants, {}), message: 'no_variants' }
  const { view } = chosen.variant
  return {
    ...view,
    variant: view,
    options: selectedOptions(product, variants, view.values),
    gallery: galleryOf(product, view),
    message: isRequested && !chosen.matched ? 'no_such_configuration' : null,
  }
}

type Chosen = Variant & { view: VariantView }

function asVariant(view: VariantView): Chosen {
  const { sku, values, price, stock } = view
  return { sku, values, status: 1, inStock: stock.state !== 'sold-out', price: price?.shown ?? null, view }
}

function selectedOptions(
  { options }: ProductView,
  variants: readonly Chosen[],
  chosen: Record<string, string>,
): SelectedOption[] {
  const axes = options.map(({ code, values }) => ({ code, values: values.map(({ value }) => value) }))
  const states = optionStates(axes, variants, chosen)
  return options.map((option) => ({
    ...option,
    values: option.values.map(({ value, label }) => {
      const next = selectValue(variants, chosen, option.code, value)
      return {
        value,
        label,
        state: states[option.code]?.[value] ?? 'gone',
        chosen: chosen[option.code] === value,
        sku: next?.sku ?? null,
        picture: next?.view.picture ?? null,
      }
    }),
  }))
}

/** The gallery starts with the picture of the chosen variant, which is added if necessary. */
function galleryOf({ gallery }: ProductView, { picture }: VariantView): Gallery {
  if (!isPicture(picture)) return gallery
  const at = gallery.entries.findIndex(({ image, video }) => video === null && image === picture)
  if (at >= 0) return { ...gallery, startAt: at }
  return { entries: [{ image: picture, label: null, video: null }, ...gallery.entries], startAt: 0 }
}
