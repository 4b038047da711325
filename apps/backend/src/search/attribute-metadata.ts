import type { AttributeDocument } from '@mantel/contract'

/**
 * The metadata that clients need to display a facet without requesting the attribute, as JSON fragments for replies.
 */
export type AttributeMetadata = {
  /** The JSON record without its options and without its closing brace. */
  head: string
  /** JSON of each option, by option value. */
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
  const fields = shownFields.filter((name) => attribute[name] !== undefined).map((name) => [name, attribute[name]])
  const slug = attribute.slug === undefined ? [['slug', attribute.attribute_code]] : []
  const options = Array.isArray(attribute.options) ? attribute.options : []
  return {
    head: JSON.stringify(Object.fromEntries([...fields, ...slug])).slice(0, -1),
    options: new Map(options.map((option) => [String(option.value), JSON.stringify(option)])),
  }
}
