/** Options as clients send them, for the products of cart-shop.ts. */

export const withOptions = (more: object) => ({ product_option: { extension_attributes: more } })
export const optionValue = (option_id: number | string, option_value: number | string) => ({ option_id, option_value })
export const bundleOption = (option_id: number, option_selections: number[], option_qty = 1) => ({
  option_id,
  option_qty,
  option_selections,
})
export const smallOakVariant = withOptions({
  configurable_item_options: [optionValue('93', '49'), optionValue('142', '167')],
})
export const customOptions = (...custom_options: object[]) => withOptions({ custom_options })
export const bundleOptions = (...bundle_options: object[]) => withOptions({ bundle_options })
export const giftCardOptions = (more: object = {}) =>
  withOptions({
    am_giftcard_options: {
      am_giftcard_amount: 25,
      am_giftcard_sender_name: 'Ann',
      am_giftcard_recipient_name: 'Bo',
      am_giftcard_recipient_email: 'bo@example.test',
      ...more,
    },
  })
