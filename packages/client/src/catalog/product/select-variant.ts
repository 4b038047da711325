import type { MessageKey } from '@mantel/contract'
import {
  chooseVariant,
  type Gallery,
  isPicture,
  type OptionState,
  optionStates,
  selectValue,
  type Variant,
  type VariantWish,
} from '@mantel/domain/catalog'
import type { ProductView } from './product-view.ts'
import type { OptionView, VariantView } from './variant-view.ts'

export type SelectedOption = Omit<OptionView, 'values'> & {
  values: (OptionView['values'][number] & {
    state: OptionState
    chosen: boolean
    /** The variant that a click leads to; null if there is none. */
    sku: string | null
    picture: string | null
  })[]
}

/** A product as it is chosen at the moment: what its page shows and what a cart would get. */
export type Selection = Pick<VariantView, 'sku' | 'price' | 'stock' | 'labels' | 'dimensions'> & {
  variant: VariantView | null
  options: SelectedOption[]
  gallery: Gallery
  message: MessageKey | null
}

/** wanted: the sku of a variant, as the address names it; null for the usual one. Needs no server. */
export function selectVariant(product: ProductView, wanted: string | null): Selection {
  const { sku, price, stock, labels, dimensions, gallery, options } = product
  const unchosen = { sku, price, stock, labels, dimensions, gallery }
  if (options.length === 0) return { ...unchosen, variant: null, options: [], message: null }
  const variants = product.variants.map(asVariant)
  // What is not offered was left out before, so here everything may be chosen.
  const rule = { listOutOfStock: true, parentPrice: product.announcedPrice, fallback: true }
  const isNamed = wanted !== null && wanted !== sku
  const wish: VariantWish = isNamed ? { sku: wanted } : { values: {} }
  const chosen = chooseVariant(variants, wish, rule)
  if (!chosen)
    return { ...unchosen, variant: null, options: selectedOptions(product, variants, {}), message: 'no_variants' }
  const { view } = chosen.variant
  return {
    ...view,
    variant: view,
    options: selectedOptions(product, variants, view.values),
    gallery: galleryOf(product, view),
    message: isNamed && !chosen.matched ? 'no_such_configuration' : null,
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

/** The chosen variant's picture is in sight first; it joins the others where it is not among them. */
function galleryOf({ gallery }: ProductView, { picture }: VariantView): Gallery {
  if (!isPicture(picture)) return gallery
  const at = gallery.entries.findIndex(({ image, video }) => video === null && image === picture)
  if (at >= 0) return { ...gallery, startAt: at }
  return { entries: [{ image: picture, label: null, video: null }, ...gallery.entries], startAt: 0 }
}
