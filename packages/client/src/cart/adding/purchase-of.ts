import { cart as limits } from '@mantel/domain/constants'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { Selection } from '../../catalog/product/select-variant.ts'
import type { ProductCard } from '../../catalog/shown/product-card.ts'
import type { Said } from '../../notifications.ts'
import type { ProductOption } from '../goods.ts'
import { type CustomChoices, priceWithChoices } from './price-choices.ts'
import type { Purchase } from './purchase.ts'

/** What was chosen on a product's page beside the variant. Ids are those of the page's data. */
export type Choices = {
  quantity?: number
  custom?: CustomChoices
  /** By option. */
  bundle?: Readonly<Record<number, { selections: readonly string[]; quantity: number }>>
  /** By sku of the part; 0 leaves it out. */
  grouped?: Readonly<Record<string, number>>
  /** Ids of files that are sold one by one. */
  downloads?: readonly string[]
  /** The wire's am_giftcard_options. */
  giftCard?: Readonly<Record<string, unknown>>
}

/** What a product's page puts into the cart: of a grouped product its parts, of all others itself. */
export function purchaseOf(product: ProductView, selection: Selection, choices: Choices = {}): Purchase[] {
  if (product.typeId === 'grouped') return groupedPurchases(product, choices)
  const { quantity = limits.defaultQuantity } = choices
  return [
    {
      productId: product.id,
      sku: selection.sku,
      parentSku: product.sku,
      typeId: product.typeId,
      name: product.name,
      path: product.path,
      picture: selection.variant?.picture ?? product.gallery.entries.find(({ video }) => video === null)?.image ?? null,
      options: [...variantLabels(selection), ...customLabels(product, choices)],
      productOption: productOption(product, selection, choices),
      price: priceWithChoices(selection.price, product.customOptions, choices.custom ?? {}),
      stock: selection.stock,
      errors: [product.message, selection.message].flatMap((key): Said[] => (key ? [{ key }] : [])),
      quantity,
    },
  ]
}

/** A product of a list, where nothing has to be chosen. */
export function purchaseOfCard(card: ProductCard, quantity: number = limits.defaultQuantity): Purchase {
  const { id, sku, typeId, name, path, picture, price, inStock } = card
  const errors: Said[] = inStock ? [] : [{ key: 'out_of_stock' }]
  return {
    productId: id,
    sku,
    parentSku: sku,
    typeId,
    name,
    path,
    picture,
    price,
    quantity,
    options: [],
    productOption: null,
    stock: null,
    errors,
  }
}

function groupedPurchases({ grouped, message }: ProductView, choices: Choices): Purchase[] {
  return grouped.flatMap(({ sku, quantity, card }) => {
    const wanted = choices.grouped?.[sku] ?? quantity
    if (!card || wanted <= 0) return []
    const purchase = purchaseOfCard(card, wanted * (choices.quantity ?? limits.defaultQuantity))
    return [message ? { ...purchase, errors: [...purchase.errors, { key: message }] } : purchase]
  })
}

function productOption(product: ProductView, { options }: Selection, choices: Choices): ProductOption {
  const chosen = options.flatMap(({ attributeId, values }) =>
    values.filter((value) => value.chosen).map(({ value }) => ({ option_id: attributeId, option_value: value })),
  )
  return {
    extension_attributes: {
      custom_options: Object.entries(choices.custom ?? {}).map(([id, value]) => ({
        option_id: id,
        option_value: typeof value === 'string' ? value : value.join(','),
      })),
      configurable_item_options: chosen,
      bundle_options: product.bundle.flatMap(({ id }) => {
        const { selections, quantity } = choices.bundle?.[id] ?? { selections: [], quantity: 1 }
        return selections.length === 0
          ? []
          : [{ option_id: id, option_qty: quantity, option_selections: selections.map(Number) }]
      }),
      ...(choices.downloads && { downloadable_option: { downloadable_links: [...choices.downloads] } }),
      ...(choices.giftCard && { am_giftcard_options: choices.giftCard }),
    },
  }
}

function variantLabels({ options }: Selection): Purchase['options'] {
  return options.flatMap(({ label, values }) =>
    values.filter(({ chosen }) => chosen).map((value) => ({ label, value: value.label })),
  )
}

function customLabels({ customOptions }: ProductView, { custom = {} }: Choices): Purchase['options'] {
  return customOptions.flatMap(({ id, title, values }) => {
    const given = custom[id]
    if (given === undefined) return []
    const ids = typeof given === 'string' ? [given] : given
    const named = ids.map((one) => values.find((value) => String(value.id) === one)?.title ?? one)
    return [{ label: title, value: named.join(', ') }]
  })
}
