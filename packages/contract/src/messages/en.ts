import { browsing } from './en-browsing.ts'
import { cart } from './en-cart.ts'

/**
 * Every text that the wire or the engine shows, in English. Where the specification quotes a text, it stands here word for
 * word, its spelling too ('conection', 'canceled'). {name} is a placeholder.
 */
export const en = {
  ...browsing,
  ...cart,

  // The call layer
  cart_id_missing: 'A required cartId argument is null. Re-creating shopping cart synchro.',

  // Session
  session_locked: "You've been logged out! Please refresh the web browser page so you can login again.",
  refresh_failed: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  authorization_unexpected: 'Unexpected authorization error. Check your Network conection.',
  session_expired: 'Your session has expired. Please log in again.',
  login_required: 'You need to be logged in to see this page',
  logged_in: 'You are logged in!',
  logged_out: "You're logged out",
  token_invalid: 'The session is not valid. Please log in again.',
  login_incorrect:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  refresh_token_missing: 'No refresh token provided',
  refresh_token_invalid: 'The refresh token is not valid.',
  social_login_failed: 'Signing in with {provider} did not work. Please try again.',

  // Stock
  out_of_stock: 'The product is out of stock and cannot be added to the cart!',
  max_quantity: 'Only {maxQuantity} products of this type are available!',
  stock_volatile:
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ordered_products_unavailable: 'Some of the ordered products are not available!',
  sku_missing: 'sku parameter is required',
  skus_missing: 'skus parameter is required',
  too_many_skus: 'At most {limit} skus can be asked for at once.',
  no_stock_information: 'No stock information for given sku',
  stock_alert_invalid: 'A product and an e-mail address are needed for a stock alert.',

  // Cart
  product_added: 'Product has been added to the cart!',
  quantity_updated: 'Product quantity has been updated!',
  proceed_to_checkout: 'Proceed to checkout',
  product_price_unknown: 'Product price is unknown, product cannot be added to the cart!',
  cart_empty: 'Shopping cart is empty. Please add some products before entering Checkout',
  cart_unknown: 'There is no such cart.',
  cart_item_missing: 'No cartItem element provided within the request body',
  cart_items_missing: 'No cartItems element provided within the request body',
  cart_item_unknown: 'The cart has no such item.',
  quantity_invalid: 'The quantity has to be a whole number above 0.',
  coupon_missing: 'No coupon code provided',
  coupon_invalid: "The coupon code isn't valid. Verify the code and try again.",
  coupon_incorrect: 'You have entered an incorrect coupon code. Please try again.',
  cart_address_missing: 'No address element provided within the request body',
  cart_methods_missing: 'No shipping and payment methods element provided within the request body',
  cart_clear_not_configured: 'The endpoint for clearing the cart is not configured',
  gift_card_wrong: 'Wrong gift card code',

  // Product and content look-up
  sku_unknown: 'There is no product with the sku {sku}.',
  category_unknown: 'There is no such category.',
  category_below_itself: 'A category cannot stand below itself.',
  content_unknown: 'There is no such page or block.',

  // Account
  account_updated: 'Account data has successfully been updated',
  account_registered: 'You have successfully registered. Welcome!',
  email_taken: 'A customer with the same email address already exists in an associated website.',
  password_changed: 'Password has successfully been changed',
  password_offline: 'Reset password feature does not work while offline!',
  password_wrong: "The password doesn't match this account.",
  password_weak: 'The password needs at least 8 characters.',
  reset_token_invalid: 'The link to set a new password is invalid or has expired. Please ask for a new one.',
  reset_email_missing: 'Invalid e-mail provided!',
  create_password_email_missing: 'email not provided',
  create_password_token_missing: 'resetToken not provided',
  create_password_new_missing: 'newPassword not provided',
  passwords_missing: 'The current and the new password have to be given.',
  credentials_missing: 'Username and password have to be given.',

  // Address book
  address_saved: 'Address has been saved successfully.',
  address_deleted: 'Address has been deleted successfully.',
  must_login: 'You must have to login',
  address_id_missing: 'Address Id missing',
  address_not_owned: 'Provided invalid address.id or address.customer_id',
  address_unknown: 'There is no such address.',
  address_lookup_failed: 'Addresses cannot be looked up at the moment. Please type yours.',
  postcode_missing: 'postcode parameter is required',

  // Checkout and order
  order_address_invalid:
    'Address provided in checkout contains invalid data. Please check the required fields, or write to us at {email}. Your order has been canceled.',
  order_internal_validation:
    'Internal validation error. Please check that all required fields are filled in, or contact us on {email}',
  order_queued: 'The order can not be transfered because of server error. Order has been queued',
  order_out_of_stock: "Some products you've ordered are out of stock. Your order has been canceled.",
  orders_waiting: 'You have orders that are not sent yet. Send them now?',
  orders_send: 'Send now',
  order_show: 'See the order',
  order_products_failed: 'Error while adding products. {reason}',
  order_billing_failed: 'Error while adding billing address. {reason}',
  order_shipping_failed: 'Error while adding shipping address. {reason}',
  order_countries_failed: 'Error while syncing country list. {reason}',
  order_placing_failed: 'Error placing an order. {reason}',
  order_validating_failed: 'Error while validating order object. {reason}',
  order_changed: 'This order was sent before with other contents.',
  order_prices_changed:
    'Prices have changed since you filled your cart. Please look at the new total before you order.',
  order_key_wrong: 'There is no such order.',
  order_state_wrong: 'An order that is {from} cannot become {to}.',
  payment_method_refused: 'This payment method cannot be used for this order.',
  order_unknown: 'There is no such order.',
  payment_failed: 'The payment was not accepted. Please try again or choose another method.',
  tax_country_missing: 'Please do set the tax.defaultCountry in order to calculate totals',

  // Newsletter, mail forms, reviews, lists
  newsletter_email_missing: 'Invalid e-mail provided!',
  newsletter_unknown: 'An error occured while accessing Mailchimp',
  newsletter_saved: 'Newsletter preferences have successfully been updated',
  mail_not_authorized: 'Email is not authorized!',
  mail_no_transport: 'No transport is defined for mail service!',
  mail_source_missing: 'Source email address is not provided!',
  mail_target_missing: 'Target email address is not provided!',
  mail_target_not_listed: 'Target email address ({address}) is not from the whitelist!',
  mail_source_invalid: 'Source email address is invalid!',
  mail_target_invalid: 'Target email address is invalid!',
  mail_address_invalid: 'Invalid email address is provided!',
  mail_not_sent: 'Could not send an email. Please try again later.',
  review_submitted: 'Your review has been submitted for moderation',

  // Pages, tags, challenge
  recaptcha_load: 'ReCaptcha error: Failed to load script',
  recaptcha_execute: 'ReCaptcha error: Failed to execute',

  // Catalogue, urls, images, purge
  index_unknown: 'There is no index {index}.',
  type_unknown: 'There is no catalogue type {type}.',
  search_url_format: 'Please do use following URL format: /api/catalog/<index_name>/_search',
  search_request_invalid: 'The search request cannot be read: {reason}',
  method_not_supported: 'ERROR: {method} request method is not supported.',
  url_missing: 'Missing url',
  image_parameters: 'Please provide the following parameters: /img/<width>/<height>/<action>/<image path>',
  image_size: 'Width and height have to be whole numbers from 0 to {limit}.',
  image_host: 'Host is not allowed',
  image_type: 'Unsupported file type',
  image_missing: 'Unable to download the requested image',
  image_unavailable: 'Pictures cannot be made at the moment. Please try again in a minute.',
  invalidate_done: 'Tags invalidated successfully [{tags}]',
  invalidate_key: 'Invalid cache invalidation key',
  invalidate_parameters: 'Invalid parameters for Clear cache request',
  invalidate_off: 'Cache invalidation is not required, output cache is disabled',

  // HTTP
  path_unknown: 'There is no such call.',
  input_invalid: 'The request is not valid: {field}',
  json_malformed: 'The request body is not valid JSON.',
  json_expected: 'The request body has to be JSON.',
  body_too_large: 'The request body is too large.',
  url_too_long: 'The address is too long.',
  url_malformed: 'The address cannot be read.',
  headers_too_large: 'The request headers are too large.',
  request_malformed: 'The request cannot be read.',
  request_timeout: 'The request took too long to arrive.',
  busy: 'The shop is very busy at the moment. Please try again.',
  unavailable: 'The shop cannot save anything at the moment. Please try again in a few minutes.',
  too_many_requests: 'Too many requests. Please wait a moment.',
} as const
