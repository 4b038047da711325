import type { AttributeDocument } from '@mantel/contract'
import type { Language } from '@mantel/domain/store'
import { type AttributeCode, attributeIds } from '../attributes/attribute-ids.ts'
import { attributeLabel } from '../attributes/attribute-labels.ts'
import { optionId, optionLabel } from '../attributes/option-label.ts'
import { type ChoiceCode, optionTables } from '../attributes/options.ts'
import { type Translations, toTextByLanguage } from '../texts.ts'

type Kind = {
  input: string
  backend: string
  system?: true
  hidden?: true
  sortable?: true
  searchable?: true
  safety?: true
}

/** Attributes whose values are numbers or texts instead of options. */
const plain: Record<Exclude<AttributeCode, ChoiceCode | 'stock_status'>, Kind> = {
  name: { input: 'text', backend: 'varchar', system: true, sortable: true, searchable: true },
  sku: { input: 'text', backend: 'static', system: true, searchable: true },
  description: { input: 'textarea', backend: 'text', system: true, searchable: true },
  short_description: { input: 'textarea', backend: 'text', system: true, searchable: true },
  price: { input: 'price', backend: 'decimal', system: true, sortable: true },
  special_price: { input: 'price', backend: 'decimal', system: true, hidden: true },
  special_from_date: { input: 'date', backend: 'datetime', system: true, hidden: true },
  special_to_date: { input: 'date', backend: 'datetime', system: true, hidden: true },
  image: { input: 'media_image', backend: 'varchar', system: true, hidden: true },
  status: { input: 'select', backend: 'int', system: true, hidden: true },
  visibility: { input: 'select', backend: 'int', system: true, hidden: true },
  tax_class_id: { input: 'select', backend: 'int', system: true, hidden: true },
  bestseller_attr: { input: 'text', backend: 'int', hidden: true, sortable: true },
  is_bestseller: { input: 'boolean', backend: 'int', hidden: true },
  is_outlet: { input: 'boolean', backend: 'int', hidden: true },
  width_cm: { input: 'text', backend: 'decimal' },
  height_cm: { input: 'text', backend: 'decimal' },
  depth_cm: { input: 'text', backend: 'decimal' },
  diameter_cm: { input: 'text', backend: 'decimal' },
  weight_g: { input: 'text', backend: 'int' },
  pack_size: { input: 'text', backend: 'int' },
  edition_size: { input: 'text', backend: 'int' },
  preorder_date: { input: 'date', backend: 'datetime' },
  gpsr_manufacturer: { input: 'text', backend: 'varchar', safety: true },
  gpsr_responsible_person: { input: 'text', backend: 'varchar', safety: true },
  gpsr_warnings: { input: 'text', backend: 'text', safety: true },
}

/** 101 is the specification's code for pre-orders. */
const stockStatuses: readonly [number, Translations][] = [
  [100, ['Available', 'Lieferbar', 'Disponibile']],
  [101, ['Pre-order', 'Vorbestellung', 'Preordine']],
]

export function* attributeDocuments(language: Language): Iterable<AttributeDocument> {
  for (const [code, kind] of Object.entries(plain) as [keyof typeof plain, Kind][])
    yield attribute(code, kind, [], language)
  for (const code of Object.keys(optionTables) as ChoiceCode[]) {
    const options = optionTables[code].map(([key]) => ({
      label: optionLabel(code, key, language),
      value: String(optionId(code, key)),
    }))
    yield attribute(
      code,
      { input: code === 'product_label' ? 'multiselect' : 'select', backend: 'int' },
      options,
      language,
    )
  }
  const statuses = stockStatuses.map(([value, label]) => ({
    label: toTextByLanguage(label)[language],
    value: String(value),
  }))
  yield attribute('stock_status', { input: 'select', backend: 'int' }, statuses, language)
}

const filters: readonly string[] = [
  'price',
  'color',
  'size',
  'material',
  'artist',
  'brand',
  'shape',
  'occasion',
  'frame_finish',
  'movement',
  'dial',
]

function attribute(
  code: AttributeCode,
  kind: Kind,
  options: AttributeDocument['options'],
  language: Language,
): AttributeDocument {
  const id = attributeIds[code]
  const label = attributeLabel(code, language)
  const shown = !kind.hidden && !kind.system
  return {
    id,
    attribute_id: id,
    attribute_code: code,
    frontend_input: kind.input,
    backend_type: kind.backend,
    default_frontend_label: label,
    frontend_label: label,
    frontend_labels: null,
    options,
    default_value: '',
    is_user_defined: !kind.system,
    is_visible: !kind.hidden,
    is_visible_on_front: shown ? '1' : '0',
    is_comparable: (shown && !kind.safety) || code === 'price' ? '1' : '0',
    is_filterable: filters.includes(code),
    is_searchable: kind.searchable || code === 'artist' || code === 'brand' ? '1' : '0',
    used_for_sort_by: kind.sortable ?? false,
    is_required: code === 'name' || code === 'sku' || code === 'price',
    is_unique: code === 'sku' ? '1' : '0',
    entity_type_id: '4',
    position: filters.indexOf(code) + 1,
    scope: kind.system ? 'global' : 'store',
    slug: code,
  }
}
