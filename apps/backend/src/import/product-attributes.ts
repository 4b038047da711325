import { wireTime } from '../platform/wire-time.ts'
import type { ResolvedIds } from './product-ids.ts'
import { type Fields, isRecord, toDate, toFlag, toInteger, toNumber, toRecords, toText } from './values.ts'

/** Fields that have their own columns, or that are computed when a document is read. */
const notAttributes = new Set([
  ...['id', 'sku', 'type_id', 'name', 'url_key', 'url_path', 'slug', 'status', 'visibility', 'tax_class_id'],
  ...[
    'tier_prices',
    'stock',
    'category',
    'category_ids',
    'product_links',
    'configurable_children',
    'custom_attributes',
  ],
  ...['price', 'special_price', 'final_price', 'special_from_date', 'special_to_date'],
  ...['original_price', 'original_special_price', 'original_final_price'],
  ...['regular_price', 'minimal_price', 'minimal_regular_price', 'max_price', 'max_regular_price'],
  // Signatures and internal fields of other programs, and fields that clients add to a product in the browser.
  ...['sgn', 'tsk', '_score', 'parentSku', 'parentId', 'errors', 'info', 'qty', 'is_configured'],
  ...['product_option', 'configuration', 'checksum'],
])
const priceDuplicate =
  /^(original_|special_|final_)?price_(incl_tax|tax)$|^(original|special|final)?[pP]rice(InclTax|Tax)$/

/** All other fields of the document: texts, images, options, and filterable attributes. */
export function readAttributes(document: Fields, id: number, ids: ResolvedIds): Fields {
  const all = { ...flattened(document.custom_attributes), ...document }
  const options = configurableOptions(document.configurable_options, id, ids)
  const derived = new Set(options.map(({ attribute_code }) => `${attribute_code}_options`))
  const own = Object.entries(all).filter(
    ([name]) => !notAttributes.has(name) && !derived.has(name) && !priceDuplicate.test(name),
  )
  const created = toDate(all.created_at) ?? toDate(all.updated_at) ?? fromMilliseconds(document.tsk)
  return {
    ...Object.fromEntries(own),
    ...(options.length > 0 && { configurable_options: options }),
    ...listOf('media_gallery', all.media_gallery, mediaEntry),
    ...listOf('bundle_options', all.bundle_options, bundleOption),
    ...listOf('custom_options', all.custom_options, customOption),
    created_at: wireTime(created),
    updated_at: wireTime(toDate(all.updated_at) ?? created),
  }
}

/** [{attribute_code, value}] → fields; fields of the document itself take precedence. */
function flattened(pairs: unknown): Fields {
  return Object.fromEntries(
    toRecords(pairs).flatMap(({ attribute_code, value }) => {
      const code = toText(attribute_code)
      return code ? [[code, value]] : []
    }),
  )
}

/** A document without any date gets the epoch: the result must not depend on the time of the import. */
function fromMilliseconds(value: unknown): Date {
  const date = new Date(toNumber(value) ?? 0)
  return Number.isNaN(date.getTime()) ? new Date(0) : date
}

function listOf(name: string, value: unknown, read: (entry: Fields, index: number) => Fields): Fields {
  return Array.isArray(value) ? { [name]: toRecords(value).map(read) } : {}
}

function configurableOptions(value: unknown, productId: number, ids: ResolvedIds): Fields[] {
  return toRecords(value).map((option) => ({
    ...option,
    id: toInteger(option.id) ?? toInteger(option.attribute_id) ?? 0,
    attribute_id: String(
      ids.attributeId(toInteger(option.attribute_id), toText(option.attribute_code)) ?? option.attribute_id ?? '',
    ),
    position: toInteger(option.position) ?? 0,
    product_id: productId,
    values: toRecords(option.values).flatMap((entry) => {
      const value_index = toInteger(entry.value_index)
      return value_index === undefined ? [] : [{ ...entry, value_index }]
    }),
  }))
}

function mediaEntry(entry: Fields, index: number): Fields {
  return {
    ...entry,
    image: toText(entry.image) ?? '',
    pos: toNumber(entry.pos) ?? index + 1,
    typ: entry.typ === 'external-video' ? 'external-video' : 'image',
    lab: toText(entry.lab) ?? null,
    vid: isRecord(entry.vid) ? entry.vid : null,
  }
}

function bundleOption(option: Fields): Fields {
  return {
    ...option,
    option_id: toInteger(option.option_id) ?? 0,
    required: toFlag(option.required) ?? true,
    position: toInteger(option.position) ?? 0,
    product_links: toRecords(option.product_links)
      .filter((link) => toText(link.sku))
      .map((link) => ({
        ...link,
        id: String(link.id ?? ''),
        sku: toText(link.sku),
        option_id: toInteger(link.option_id) ?? toInteger(option.option_id) ?? 0,
        qty: toNumber(link.qty) ?? 1,
        position: toInteger(link.position) ?? 0,
        is_default: toFlag(link.is_default) ?? false,
        price: toNumber(link.price) ?? null,
        price_type: toInteger(link.price_type) ?? null,
        can_change_quantity: toInteger(link.can_change_quantity) ?? 0,
      })),
  }
}

function customOption(option: Fields): Fields {
  const values = toRecords(option.values).map((value) => ({
    ...value,
    option_type_id: toInteger(value.option_type_id) ?? 0,
    sort_order: toInteger(value.sort_order) ?? 0,
    price: toNumber(value.price) ?? 0,
    price_type: value.price_type === 'percent' ? 'percent' : 'fixed',
  }))
  return {
    ...option,
    option_id: toInteger(option.option_id) ?? 0,
    sort_order: toInteger(option.sort_order) ?? 0,
    is_require: toFlag(option.is_require) ?? false,
    price: 'price' in option ? (toNumber(option.price) ?? 0) : undefined,
    values: Array.isArray(option.values) ? values : option.values,
  }
}
