/** Options as clients send them, for the products of shop.ts. */

export const chosen = (more: object) => ({ product_option: { extension_attributes: more } })
export const value = (option_id: number | string, option_value: number | string) => ({ option_id, option_value })
export const bundle = (option_id: number, option_selections: number[], option_qty = 1) => ({
  option_id,
  option_qty,
  option_selections,
})
export const oakS = chosen({ configurable_item_options: [value('93', '49'), value('142', '167')] })
export const engraving = (...custom_options: object[]) => chosen({ custom_options })
export const set = (...bundle_options: object[]) => chosen({ bundle_options })
export const gift = (more: object = {}) =>
  chosen({
    am_giftcard_options: {
      am_giftcard_amount: 25,
      am_giftcard_sender_name: 'Ann',
      am_giftcard_recipient_name: 'Bo',
      am_giftcard_recipient_email: 'bo@example.test',
      ...more,
    },
  })
