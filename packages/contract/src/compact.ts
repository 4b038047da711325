/**
 * The compact reply format: product fields have short names, and variants (configurable_children) omit the values that equal their
 * product's.
 */

export const compactNames = {
  minimal_price: 'mp',
  has_options: 'ho',
  url_key: 'u',
  status: 's',
  required_options: 'ro',
  name: 'nm',
  tax_class_id: 'tci',
  description: 'desc',
  minimal_regular_price: 'mrp',
  final_price: 'fp',
  price: 'p',
  special_price: 'sp',
  original_final_price: 'ofp',
  original_price: 'op',
  original_special_price: 'osp',
  final_price_incl_tax: 'fpit',
  original_price_incl_tax: 'opit',
  price_incl_tax: 'pit',
  special_price_incl_tax: 'spit',
  final_price_tax: 'fpt',
  price_tax: 'pt',
  special_price_tax: 'spt',
  original_price_tax: 'opt',
  image: 'i',
  small_image: 'si',
  thumbnail: 't',
} as const

type Fields = Record<string, unknown>

const shortByLong = new Map<string, string>(Object.entries(compactNames))
const longByShort = new Map<string, string>(Object.entries(compactNames).map(([long, short]) => [short, long]))

/** Fields that a child omits when its parent has the same value. */
const droppable = new Set(
  Object.keys(compactNames).filter(
    (name) => /price/.test(name) || ['image', 'small_image', 'thumbnail'].includes(name),
  ),
)

export function compactProduct(product: Fields): Fields {
  return rename(product, shortByLong, (child) => withoutInherited(child, product))
}

/**
 * Replaces the short field names of a compact product with the full ones, as the old client does. With `inherit`, its variants
 * (configurable_children) also get the values of the product that they omit.
 */
export function expandProduct(product: Fields, { inherit = false } = {}): Fields {
  const expanded = rename(product, longByShort, (child) => child)
  if (!inherit || !Array.isArray(expanded.configurable_children)) return expanded
  const shared = Object.fromEntries(Object.entries(expanded).filter(([name]) => droppable.has(name)))
  return {
    ...expanded,
    configurable_children: expanded.configurable_children.map((child: Fields) => ({ ...shared, ...child })),
  }
}

function rename(product: Fields, names: Map<string, string>, prepareChild: (child: Fields) => Fields): Fields {
  const renamed: Fields = {}
  for (const [name, value] of Object.entries(product)) {
    renamed[names.get(name) ?? name] =
      name === 'configurable_children' && Array.isArray(value)
        ? value.map((child: Fields) => rename(prepareChild(child), names, prepareChild))
        : value
  }
  return renamed
}

function withoutInherited(child: Fields, parent: Fields): Fields {
  return Object.fromEntries(
    Object.entries(child).filter(([name, value]) => !(droppable.has(name) && value === parent[name])),
  )
}
