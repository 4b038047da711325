/** Reason why a product cannot be added to a cart: a code of the error catalogue and the params of its text. */
export type CartRefusal =
  | Refused<'quantity_invalid' | 'out_of_stock' | 'no_such_configuration' | 'option_unknown'>
  | Refused<'gift_card_recipient' | 'gift_card_date' | 'product_price_unknown' | 'grouped_without_links'>
  | Refused<'minimum_order' | 'pack_size', { quantity: number }>
  | Refused<'max_quantity', { maxQuantity: number }>
  | Refused<'option_missing' | 'option_invalid', { option: string }>
  | Refused<'option_too_long', { option: string; limit: number }>
  | Refused<'gift_card_amount', { amounts: string }>
  | Refused<'gift_card_image'>
  | Refused<'sku_unknown', { sku: string }>

/** Distributes over the codes, so that each code has its own params. */
type Refused<C extends string, P = Record<never, never>> = C extends string ? { ok: false; code: C; params: P } : never

type ParamsOf<C extends CartRefusal['code']> = Extract<CartRefusal, { code: C }>['params']

export function cartRefusal<C extends CartRefusal['code']>(
  code: C,
  ...params: keyof ParamsOf<C> extends never ? [] : [ParamsOf<C>]
): CartRefusal {
  return { ok: false, code, params: params[0] ?? {} } as CartRefusal
}
