import { expect, expectTypeOf, it } from 'vitest'
import { errorCodes } from './errors.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { it as italian } from './messages/it.ts'
import { fillMessage, type MessageParams, messageKeys, messageText } from './messages.ts'

/** Letter for letter from the error catalogue of the specification. */
const specified = [
  'Error with response - bad content-type!',
  'Unhandled error, wrong response format!',
  "You've been logged out! Please refresh the web browser page so you can login again.",
  'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  'Unexpected authorization error. Check your Network conection.',
  'No available product variants',
  'The product is out of stock and cannot be added to the cart!',
  'Stock check in progress, please wait...',
  'Only {maxQuantity} products of this type are available!',
  'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  'Some of the ordered products are not available!',
  'Product has been added to the cart!',
  'Product quantity has been updated!',
  'Proceed to checkout',
  'Product query returned empty result',
  'Product with type grouped has no product_links set!',
  'Product link not found',
  'Category query returned empty result',
  'CMS query returned empty result',
  'Blog category not found',
  'Blog post not found',
  'No products synchronized for this category. Please come back while online!',
  'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
  'Shopping cart is empty. Please add some products before entering Checkout',
  'No such configuration for the product. Please do choose another combination of attributes.',
  'Account data has successfully been updated',
  'Password has successfully been changed',
  'Reset password feature does not work while offline!',
  'You need to be logged in to see this page',
  'You are logged in!',
  "You're logged out",
  'Address has been saved successfully.',
  'Address has been deleted successfully.',
  'Something went wrong. Try again in a few seconds.',
  'You must have to login',
  'Address Id missing',
  'This feature is not implemented yet!',
  'Please do set the tax.defaultCountry in order to calculate totals',
  'ReCaptcha error: Failed to load script',
  'Product price is unknown, product cannot be added to the cart!',
  'In stock!',
  'Out of the stock!',
]

/** Letter for letter from the calls in the contract. */
const fromContract = [
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  'A customer with the same email address already exists in an associated website.',
  'Invalid e-mail provided!',
  'email not provided',
  'resetToken not provided',
  'newPassword not provided',
  "The password doesn't match this account.",
  'Provided invalid address.id or address.customer_id',
  'No refresh token provided',
  'No cartItem element provided within the request body',
  'No coupon code provided',
  'No address element provided within the request body',
  'No shipping and payment methods element provided within the request body',
  "The coupon code isn't valid. Verify the code and try again.",
  'Wrong gift card code',
  'The order can not be transfered because of server error. Order has been queued',
  'sku parameter is required',
  'skus parameter is required',
  'No stock information for given sku',
  'An error occured while accessing Mailchimp',
  'Email is not authorized!',
  'No transport is defined for mail service!',
  'Source email address is not provided!',
  'Target email address is not provided!',
  'Target email address ({address}) is not from the whitelist!',
  'Source email address is invalid!',
  'Target email address is invalid!',
  'Invalid email address is provided!',
  'Could not send an email. Please try again later.',
  'Missing url',
  'Host is not allowed',
  'Unsupported file type',
  'Tags invalidated successfully [{tags}]',
  'Invalid cache invalidation key',
  'Invalid parameters for Clear cache request',
  'Cache invalidation is not required, output cache is disabled',
  'ERROR: {method} request method is not supported.',
  'Please do use following URL format: /api/catalog/<index_name>/_search',
]

it.each([...specified, ...fromContract])('contains the text: %s', (text) => {
  expect(Object.values<string>(en)).toContain(text)
})

it('begins and ends as specified where the specification abbreviates a text', () => {
  expect(messageText('search_key_missing', 'en', { key: 'sku' })).toMatch(
    /^Please provide the search key .* for product\/single action!$/,
  )
  expect(en.order_address_invalid).toMatch(
    /^Address provided in checkout contains invalid data.*\{email\}.*Your order has been canceled\.$/,
  )
  expect(en.order_internal_validation).toMatch(/^Internal validation error.*contact us on \{email\}$/)
  expect(en.recaptcha_execute).toContain('Failed to execute')
})

it.each([
  ['Error while adding products. ', 'order_products_failed'],
  ['Error while adding billing address. ', 'order_billing_failed'],
  ['Error while adding shipping address. ', 'order_shipping_failed'],
  ['Error while syncing country list. ', 'order_countries_failed'],
  ['Error placing an order. ', 'order_placing_failed'],
  ['Error while validating order object. ', 'order_validating_failed'],
] as const)('names the failed order step at the beginning: %s', (beginning, key) => {
  expect(messageText(key, 'en', { reason: 'because' })).toBe(`${beginning}because`)
})

it('translates every text with the same placeholders', () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()
  for (const key of messageKeys) {
    for (const texts of [de, italian]) {
      expect(placeholders(texts[key]), key).toEqual(placeholders(en[key]))
      if (key !== 'ok') expect(texts[key], key).not.toBe(en[key])
    }
    expect(de[key], key).not.toMatch(/\b(du|dein|deine|dir|dich)\b/i)
  }
})

it('fills in placeholders and requires their values by type', () => {
  expect(messageText('max_quantity', 'en', { maxQuantity: 3 })).toBe('Only 3 products of this type are available!')
  expect(fillMessage('max_quantity', 'de', { maxQuantity: 3 })).toContain('nur 3 Stück')
  expectTypeOf<MessageParams<'max_quantity'>>().toEqualTypeOf<{ maxQuantity: string | number }>()
  // @ts-expect-error a text with a placeholder needs its value
  expect(messageText('max_quantity', 'en')).toContain('{maxQuantity}')
})

it('has a text for every error code', () => {
  for (const code of errorCodes) expect(messageKeys).toContain(code)
})
