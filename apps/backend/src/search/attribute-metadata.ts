import type { AttributeDocument } from '@mantel/contract'

/** What clients need to show a facet without asking for attributes, as pieces of JSON for replies to join. */
export type AttributeMetadata = {
  /** The record without its options and without its closing brace. */
  head: string
  /** By value. */
  options: Map<string, string>
}

const shownFields = [
  'is_visible_on_front',
  'is_visible',
  'default_frontend_label',
  'attribute_id',
  'entity_type_id',
  'id',
  'is_user_defined',
  'is_comparable',
  'attribute_code',
  'slug',
]

export function metadataOf(attribute: AttributeDocument): AttributeMetadata {
  const shown = shownFields.filter((name) => attribute[name] !== undefined).map((name) => [name, attribute[name]])
  const slug = attribute.slug === undefined ? [['slug', attribute.attribute_code]] : []
  const options = Array.isArray(attribute.options) ? attribute.options : []
  return {
    head: JSON.stringify(Object.fromEntries([...shown, ...slug])).slice(0, -1),
    options: new Map(options.map((option) => [String(option.value), JSON.stringify(option)])),
  }
}
