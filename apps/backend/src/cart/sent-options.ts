import type { BodyOf } from '@mantel/contract'

type SentItem = BodyOf<'cartUpdate'>['cartItem']
/** The part of a sent line that holds the chosen options. */
export type WithProductOption = Pick<SentItem, 'product_option'>
export type SentOptions = NonNullable<NonNullable<SentItem['product_option']>['extension_attributes']>

export function sentOptions({ product_option }: WithProductOption): SentOptions {
  return product_option?.extension_attributes ?? {}
}

/** Chosen parts of a grouped product with quantities by id; null: all parts. */
export function readGroupedParts({ product_option }: WithProductOption): Map<string, number> | null {
  const sent = product_option?.extension_attributes?.grouped_options ?? []
  return sent.length > 0 ? new Map(sent.map(({ id, qty }) => [id, qty])) : null
}
