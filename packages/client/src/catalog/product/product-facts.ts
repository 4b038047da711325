import type { AttributeDocument } from '@mantel/contract'
import type { EngineView } from '../../engine.ts'

type Fields = Readonly<Record<string, unknown>>

/** Centimetres and grams; null where unknown. */
export type Dimensions = {
  width: number | null
  height: number | null
  depth: number | null
  diameter: number | null
  weight: number | null
}

/** A row of the definition list. */
export type Detail = { code: string; label: string; text: string }

const dimensionFields = {
  width: 'width_cm',
  height: 'height_cm',
  depth: 'depth_cm',
  diameter: 'diameter_cm',
  weight: 'weight_g',
} as const satisfies Record<keyof Dimensions, string>

/** Attributes that other parts of the page show. */
const shownElsewhere: ReadonlySet<string> = new Set([
  ...Object.values(dimensionFields),
  'product_label',
  'stock_status',
  'preorder_date',
  'artist',
  'brand',
  'unit_price_amount',
  'unit_price_base',
  'unit_price_unit',
])

export function dimensionsOf(document: Fields): Dimensions {
  const entries = Object.entries(dimensionFields).map(([name, field]) => [name, numberOf(document[field])])
  return Object.fromEntries(entries) as Dimensions
}

/** The visible attributes of a product in their order, without those that the shopper chooses as options. */
export function detailsOf(
  document: Fields,
  attributes: ReadonlyMap<string, AttributeDocument>,
  options: readonly string[],
  view: Pick<EngineView, 'i18n'>,
): Detail[] {
  return [...attributes.values()]
    .filter(({ attribute_code: code, is_visible_on_front }) => {
      return String(is_visible_on_front) === '1' && !shownElsewhere.has(code) && !options.includes(code)
    })
    .sort((a, b) => positionOf(a) - positionOf(b) || a.id - b.id)
    .flatMap((attribute): Detail[] => {
      const { attribute_code: code, default_frontend_label: label } = attribute
      const text = textOf(document[code], attribute, view)
      return text === '' ? [] : [{ code, label, text }]
    })
}

/** Attributes without a position come last. */
const positionOf = ({ position }: AttributeDocument): number => Number(position) || Number.MAX_SAFE_INTEGER

function textOf(value: unknown, { options = [] }: AttributeDocument, { i18n }: Pick<EngineView, 'i18n'>): string {
  if (value === null || value === undefined || value === '') return ''
  if (options.length > 0) {
    const ids = Array.isArray(value) ? value.map(String) : String(value).split(',')
    return ids
      .map((id) => options.find((option) => String(option.value) === id.trim())?.label.trim() ?? '')
      .filter((label) => label !== '')
      .join(', ')
  }
  if (typeof value === 'number') return String(value).replace('.', i18n.priceFormat.decimal)
  return typeof value === 'string' ? value : ''
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'number' || typeof value === 'string' ? Number.parseFloat(String(value)) : Number.NaN
  return Number.isFinite(number) ? number : null
}
