import {
  type BundleOption,
  type ConfigurableOption,
  type CustomOption,
  giftCardImages,
  toStockLevel,
} from '@mantel/contract'
import {
  type BundleOptionRule,
  type CustomOptionRule,
  customOptionType,
  type GiftCardRule,
  type Purchasable,
  type Sellable,
} from '@mantel/domain/cart'
import { cart } from '@mantel/domain/constants'
import type { OptionPrice } from '@mantel/domain/pricing'
import type { StoredProduct } from '../catalog/index.ts'
import { isDisabled, toPriceable } from '../pricing/index.ts'

/**
 * Adds the data that orders store. images: by product id, of the product and its variants. files: by product id, of the
 * product and its parts.
 */
export type CartProduct = Purchasable & {
  images: Readonly<Record<number, string>>
  path: string | null
  files: Readonly<Record<number, readonly ProductFile[]>>
}

/** A file of a downloadable product. limit: downloads of one piece; null: unlimited. */
export type ProductFile = { id: string; title: string; file: string; limit: number | null }

/** Extracts everything needed to buy a stored product. Merchants' documents may be malformed: malformed parts count as empty. */
export function toPurchasable(stored: StoredProduct): CartProduct {
  const { document, typeId, variants, parts, links } = stored
  const attributes = listOf<ConfigurableOption>(document.configurable_options)
  const isConfigurable = typeId === 'configurable'
  return {
    ...toSellable(stored),
    typeId,
    categoryIds: stored.categories.map(({ category_id }) => category_id),
    attributes: isConfigurable ? attributes.map(toAttribute) : [],
    variants: variants.map((variant) => ({
      ...toSellable(variant),
      values: Object.fromEntries(
        attributes.map(({ attribute_code: code }) => [code, String(variant.document[code] ?? '')]),
      ),
    })),
    customOptions: listOf<CustomOption>(document.custom_options).toSorted(byOrder).map(toCustomOption),
    bundleOptions: typeId === 'bundle' ? listOf<BundleOption>(document.bundle_options).map(toBundleOption) : [],
    associated: links
      .filter(({ link_type }) => typeId === 'grouped' && link_type === 'associated')
      .map(({ linked_product_sku: sku, extension_attributes }) => ({
        id: String(parts[sku]?.id ?? ''),
        sku,
        quantity: extension_attributes?.qty || cart.groupedLinkQuantity,
      })),
    parts: Object.fromEntries(Object.entries(parts).map(([sku, part]) => [sku, toSellable(part)])),
    giftCard: typeId === 'amgiftcard' ? toGiftCard(document) : null,
    downloads: typeId === 'downloadable' ? toDownloads(document) : [],
    images: Object.fromEntries([stored, ...variants].flatMap(imageOf)),
    path: typeof document.url_path === 'string' ? document.url_path : null,
    files: Object.fromEntries([stored, ...Object.values(parts)].flatMap(filesOf)),
  }
}

function imageOf({ id, document }: StoredProduct): [number, string][] {
  const { image } = document
  return typeof image === 'string' && image !== '' && image !== 'no_selection' ? [[id, image]] : []
}

function toSellable(stored: StoredProduct): Sellable {
  return {
    id: stored.id,
    sku: stored.sku,
    name: String(stored.document.name ?? stored.sku),
    isEnabled: !isDisabled(stored),
    stock: toStockLevel(stored.stock),
    price: toPriceable(stored),
  }
}

function toAttribute({ attribute_id, attribute_code, label, values }: ConfigurableOption) {
  const named = listOf<ConfigurableOption['values'][number]>(values)
  return {
    id: String(attribute_id),
    code: attribute_code,
    label: label || attribute_code,
    values: named.map((value) => ({ id: String(value.value_index), label: value.label })),
  }
}

function toCustomOption(option: CustomOption): CustomOptionRule {
  return {
    id: String(option.option_id),
    label: option.title,
    type: customOptionType(option.type),
    isRequired: isTrue(option.is_require),
    maxCharacters: Number(option.max_characters) || 0,
    picture: { width: Number(option.image_size_x) || 0, height: Number(option.image_size_y) || 0 },
    price: option.price ? optionPrice(option.price, option.price_type) : null,
    values: listOf<NonNullable<CustomOption['values']>[number]>(option.values).map((value) => ({
      id: String(value.option_type_id),
      label: value.title,
      price: optionPrice(value.price, value.price_type),
    })),
  }
}

function toBundleOption(option: BundleOption): BundleOptionRule {
  return {
    id: String(option.option_id),
    label: option.title,
    isRequired: isTrue(option.required),
    takesMany: option.type === 'checkbox' || option.type === 'multi',
    selections: listOf<BundleOption['product_links'][number]>(option.product_links).map((link) => ({
      id: String(link.id),
      sku: link.sku,
      quantity: Number(link.qty) || 1,
      canChangeQuantity: isTrue(link.can_change_quantity),
    })),
  }
}

function toGiftCard(document: StoredProduct['document']): GiftCardRule {
  const prices = listOf<{ value?: unknown; website_value?: unknown }>(document.am_giftcard_prices)
  const open = { from: Number(document.am_open_amount_min) || 0, to: Number(document.am_open_amount_max) || 0 }
  return {
    amounts: prices.map((price) => Number(price.website_value ?? price.value)).filter((amount) => amount > 0),
    open: isTrue(document.am_allow_open_amount) ? open : null,
    images: giftCardImages(document),
    // 2 is a printed card, which the buyer hands over in person.
    isSent: Number(document.am_giftcard_type) !== 2,
  }
}

type DownloadLink = {
  id: unknown
  title?: unknown
  price?: unknown
  number_of_downloads?: unknown
  link_file?: unknown
  link_type?: unknown
  link_url?: unknown
}

/** A file in the shop's folder, or the address of a file on another server, to which the shop redirects the buyer. */
function filesOf({ id, typeId, document }: StoredProduct): [number, ProductFile[]][] {
  if (typeId !== 'downloadable') return []
  const files = listOf<DownloadLink>(document.downloadable_product_links).flatMap((link): ProductFile[] => {
    const { number_of_downloads: limit } = link
    const file = link.link_type === 'url' ? link.link_url : link.link_file
    if (typeof file !== 'string' || file === '') return []
    if (link.link_type === 'url' && !isFileUrl(file)) return []
    const title = String(link.title ?? link.id)
    return [{ id: String(link.id), title, file, limit: Math.max(0, Math.floor(Number(limit) || 0)) || null }]
  })
  return [[id, files]]
}

const isFileUrl = (text: string) => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)

function toDownloads(document: StoredProduct['document']): Purchasable['downloads'] {
  if (!isTrue(document.links_purchased_separately)) return []
  return listOf<DownloadLink>(document.downloadable_product_links).map((link) => ({
    id: String(link.id),
    label: String(link.title ?? link.id),
    price: optionPrice(Number(link.price), 'fixed'),
  }))
}

function optionPrice(price: number | undefined, type: string | undefined): OptionPrice {
  return { price: Number(price) || 0, priceType: type === 'percent' ? 'percent' : 'fixed' }
}

const byOrder = (a: CustomOption, b: CustomOption) => (a.sort_order ?? 0) - (b.sort_order ?? 0)

/** Imported flags are true, 1 or '1'. */
const isTrue = (value: unknown): boolean => value === true || Number(value) === 1

function listOf<T>(value: unknown): T[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : []
}
