import { cart as limits } from '@mantel/domain/constants'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { Selection } from '../../catalog/product/select-variant.ts'
import type { PriceView } from '../../catalog/views/price-view.ts'
import type { ProductCard } from '../../catalog/views/product-card.ts'
import type { ShopMessage } from '../../notifications.ts'
import type { LineProduct, ProductOption } from '../line-product.ts'
import type { Purchase } from './purchase.ts'

/** The choices by option id: the value's id, the text that was entered, or several value ids. */
export type CustomOptionChoices = Readonly<Record<number, string | readonly string[]>>

/** labels: display texts. custom, bundle: the wire fields custom_options and bundle_options. */
export type DescribedChoices = {
  labels: readonly { label: string; value: string }[]
  custom: readonly object[]
  bundle: readonly object[]
}

/** Everything chosen on a product page besides the variant. Ids are those of the product view. */
export type PurchaseChoices = {
  quantity?: number
  custom?: CustomOptionChoices
  /** The chosen parts of a bundle, by option id. */
  bundle?: Readonly<Record<number, { selections: readonly string[]; quantity: number }>>
  /** The quantity of each product of a group, by SKU; 0 leaves the product out. */
  grouped?: Readonly<Record<string, number>>
  /** Ids of files that are sold separately. */
  downloads?: readonly string[]
  /** The wire field am_giftcard_options. */
  giftCard?: Readonly<Record<string, unknown>>
  /** The unit price with these choices, see configureProduct. undefined: the choices do not change the price. */
  price?: PriceView | null
  unit?: LineProduct['unit']
  /** The custom and bundle choices as texts and as the wire has them, see describeChoices. */
  described?: DescribedChoices
}

/** The purchases of a product page: the parts of a grouped product, otherwise the product itself. */
export function createPurchases(product: ProductView, selection: Selection, choices: PurchaseChoices = {}): Purchase[] {
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
      options: [...variantLabels(selection), ...(choices.described?.labels ?? [])],
      productOption: productOption(selection, choices),
      price: choices.price === undefined ? selection.price : choices.price,
      unit: choices.unit ?? undefined,
      stock: selection.stock,
      errors: [product.message, selection.message].flatMap((key): ShopMessage[] => (key ? [{ key }] : [])),
      quantity,
    },
  ]
}

/** A product in a list that has no options to choose, in the smallest quantity that can be ordered. */
export function createPurchaseFromProductCard(
  card: ProductCard,
  quantity: number = card.leastQuantity ?? limits.defaultQuantity,
): Purchase {
  const { id, sku, typeId, name, path, picture, price, inStock } = card
  const errors: ShopMessage[] = inStock ? [] : [{ key: 'out_of_stock' }]
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

function groupedPurchases({ grouped, message }: ProductView, choices: PurchaseChoices): Purchase[] {
  return grouped.flatMap(({ sku, quantity, card }) => {
    const wanted = choices.grouped?.[sku] ?? quantity
    if (!card || wanted <= 0) return []
    const purchase = createPurchaseFromProductCard(card, wanted * (choices.quantity ?? limits.defaultQuantity))
    return [message ? { ...purchase, errors: [...purchase.errors, { key: message }] } : purchase]
  })
}

function productOption({ options }: Selection, choices: PurchaseChoices): ProductOption {
  const chosen = options.flatMap(({ attributeId, values }) =>
    values.filter((value) => value.chosen).map(({ value }) => ({ option_id: attributeId, option_value: value })),
  )
  return {
    extension_attributes: {
      custom_options: choices.described?.custom ?? [],
      configurable_item_options: chosen,
      bundle_options: choices.described?.bundle ?? [],
      downloadable_option: choices.downloads && { downloadable_links: [...choices.downloads] },
      am_giftcard_options: choices.giftCard,
    },
  }
}

function variantLabels({ options }: Selection): Purchase['options'] {
  return options.flatMap(({ label, values }) =>
    values.filter(({ chosen }) => chosen).map((value) => ({ label, value: value.label })),
  )
}
