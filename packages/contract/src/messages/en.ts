import { browsing } from './en-browsing.ts'
import { cart } from './en-cart.ts'
import { limits } from './en-limits.ts'

/**
 * Every text of the API and the browser engine, in English. Texts that the specification quotes are copied letter for
 * letter, including their spelling ('conection', 'canceled'). {name} is a placeholder.
 */
export const en = {
  ...browsing,
  ...cart,
  ...limits,

  // API calls
  cart_id_missing: 'A required cartId argument is null. Re-creating shopping cart synchro.',

  // Session
  session_locked: "You've been logged out! Please refresh the web browser page so you can login again.",
  refresh_failed: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  authorization_unexpected: 'Unexpected authorization error. Check your Network conection.',
  session_expired: 'Your session has expired. Please log in again.',
  login_required: 'You need to be logged in to see this page',
  logged_in: 'You are logged in!',
  logged_out: "You're logged out",
  token_invalid: 'Your session is no longer valid. Please log in again.',
  login_incorrect:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
  refresh_token_missing: 'No refresh token provided',
  refresh_token_invalid: 'The refresh token is not valid.',
  social_login_failed: "We couldn't log you in with {provider}. Please try again.",
  social_login_expired: 'This login has expired. Please start again.',
  social_provider_unknown: "This shop doesn't offer this way to log in.",
  social_email_missing:
    "{provider} didn't share your email address, which your account needs. Please allow it, or create an account with a password.",
  social_email_unverified:
    "There's already an account with the email address of your {provider} account. Please log in with your password.",
  social_link_password:
    "There's already an account with the email address {email}. Please enter its password once to connect it with {provider}.",

  // Stock
  out_of_stock: 'The product is out of stock and cannot be added to the cart!',
  max_quantity: 'Only {maxQuantity} products of this type are available!',
  stock_volatile:
    'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
  ordered_products_unavailable: 'Some of the ordered products are not available!',
  sku_missing: 'sku parameter is required',
  skus_missing: 'skus parameter is required',
  too_many_skus: 'You can request at most {limit} SKUs at once.',
  no_stock_information: 'No stock information for given sku',
  wishlist_full: 'Your wishlist can hold up to {limit} products. Please remove one first.',
  compare_full: 'You can compare up to {limit} products. Please remove one first.',
  stock_alert_invalid: 'Please choose a product and enter an email address for the stock alert.',
  stock_alert_in_stock: 'This product is in stock: you can order it now.',
  wishlist_unknown: 'This wishlist is not shared any more.',
  review_photo: 'Please choose JPEG, PNG or WebP photos of at most {megabytes} MB each.',
  review_photos_login: 'Please log in to add photos to your review.',

  // Cart
  product_price_unknown: 'Product price is unknown, product cannot be added to the cart!',
  cart_empty: 'Shopping cart is empty. Please add some products before entering Checkout',
  cart_unknown: "We couldn't find this cart.",
  cart_item_missing: 'No cartItem element provided within the request body',
  cart_items_missing: 'No cartItems element provided within the request body',
  cart_item_unknown: "This item isn't in the cart.",
  quantity_invalid: 'The quantity must be a whole number above 0.',
  coupon_missing: 'No coupon code provided',
  coupon_invalid: "The coupon code isn't valid. Verify the code and try again.",
  coupon_incorrect: 'You have entered an incorrect coupon code. Please try again.',
  cart_address_missing: 'No address element provided within the request body',
  cart_methods_missing: 'No shipping and payment methods element provided within the request body',
  gift_card_wrong: 'Wrong gift card code',

  // Product and content lookup
  sku_unknown: 'There is no product with SKU {sku}.',
  category_unknown: "We couldn't find this category.",
  category_below_itself: "A category can't be moved into itself.",
  content_unknown: "We couldn't find this page or block.",

  // Account
  account_updated: 'Account data has successfully been updated',
  account_registered: 'You have successfully registered. Welcome!',
  email_taken: 'A customer with the same email address already exists in an associated website.',
  approval_missing: 'Your trade account has to be approved first.',
  template_name: 'Please enter a name of up to 80 characters.',
  template_limit: 'You can save up to {limit} templates. Please delete one first.',
  template_unknown: "This template doesn't exist any more.",
  company_admin_only: 'Only an admin of your company can do this.',
  company_last_admin: 'Your company needs at least one admin who can log in.',
  company_member_limit: 'Your company can have up to {limit} logins.',
  company_member_unknown: 'This person is no longer a member of your company.',
  company_missing: 'Please enter your company, its VAT number and a delivery address.',
  vat_id_invalid: "This VAT number doesn't have the format of its country. Please check it.",
  vat_id_unknown: "This VAT number isn't valid. Please check it for typing errors.",
  email_password_missing: 'Please enter your current password to change your email address.',
  email_password_wrong: "Your current password isn't correct. Your details haven't been changed.",
  email_link_invalid: 'This link has expired or has already been used. Please change your email address again.',
  session_unknown: "This session doesn't exist or has already ended.",
  login_unknown: "This login isn't linked to your account any more.",
  login_last:
    "Without this login you couldn't access your account any more. Please set a password first: log out and use “Forgotten your password?”.",
  password_changed: 'Password has successfully been changed',
  password_offline: 'Reset password feature does not work while offline!',
  password_wrong: "The password doesn't match this account.",
  password_weak: 'Your password must have 8 to 128 characters.',
  password_guessable:
    'This password is too easy to guess. Please choose a less common one, for example three unrelated words.',
  reset_token_invalid: 'This link is invalid or has expired. Please request a new one.',
  reset_email_missing: 'Invalid e-mail provided!',
  create_password_email_missing: 'email not provided',
  create_password_token_missing: 'resetToken not provided',
  create_password_new_missing: 'newPassword not provided',
  passwords_missing: 'Please enter your current password and a new one.',
  credentials_missing: 'Please enter your email address and password.',

  // Address book
  address_saved: 'Address has been saved successfully.',
  address_deleted: 'Address has been deleted successfully.',
  must_login: 'You must have to login',
  address_id_missing: 'Address Id missing',
  address_not_owned: 'Provided invalid address.id or address.customer_id',
  address_unknown: "We couldn't find this address.",
  address_lookup_failed: "We can't look up addresses at the moment. Please enter yours below.",
  postcode_missing: 'postcode parameter is required',

  // Checkout and order
  order_address_invalid:
    'Address provided in checkout contains invalid data. Please check the required fields, or write to us at {email}. Your order has been canceled.',
  order_internal_validation:
    'Internal validation error. Please check that all required fields are filled in, or contact us on {email}',
  order_queued: 'The order can not be transfered because of server error. Order has been queued',
  order_out_of_stock: "Some products you've ordered are out of stock. Your order has been canceled.",
  orders_waiting: "You have orders that haven't been sent yet. Send them now?",
  orders_send: 'Send now',
  order_show: 'View order',
  order_products_failed: 'Error while adding products. {reason}',
  order_billing_failed: 'Error while adding billing address. {reason}',
  order_shipping_failed: 'Error while adding shipping address. {reason}',
  order_countries_failed: 'Error while syncing country list. {reason}',
  order_placing_failed: 'Error placing an order. {reason}',
  order_validating_failed: 'Error while validating order object. {reason}',
  order_changed: 'This order has already been sent with different contents.',
  order_prices_changed: 'Prices have changed since you filled your cart. Please check the new total before you order.',
  order_key_wrong: "We couldn't find this order.",
  order_not_found: "We couldn't find an order with this number and email address. Please check both.",
  order_state_wrong: "An order can't change from {from} to {to}.",
  order_partly_shipped: "Part of this order has been sent. It can't be cancelled any more.",
  order_not_cancellable: "This order can't be cancelled any more. You may still be able to return it.",
  withdrawal_over: "These items can't be returned any more.",
  withdrawal_download:
    "You've started to download “{name}”. When you placed the order, you agreed that a download can't be cancelled once it has started.",
  request_download_started: 'The download of “{name}” has already been started, so it can no longer be refunded.',
  gift_card_used: 'The gift card “{name}” has already been used, so it can no longer be refunded.',
  withdrawal_empty: 'Please choose at least one item.',
  withdrawal_too_many: 'You can return at most {left} of {name}.',
  order_request_open:
    'The buyer has asked to cancel this order or to return items. Accept or refuse the request first.',
  order_request_unknown: "We couldn't find this request, or it has already been answered.",
  order_request_choose: 'This order has several open requests. Please choose one.',
  shipment_nothing_left: 'Everything in this order has already been sent.',
  shipment_sku_unknown: "{sku} isn't part of this order, or can't be sent.",
  shipment_too_many: 'Only {left} of {sku} are left to send.',
  return_nothing_left: 'Everything that was sent in this order has already been returned.',
  return_sku_unknown: "{sku} hasn't been sent with this order, so it can't be returned.",
  return_too_many: 'Only {left} of {sku} can still be returned.',
  payment_method_refused: "This payment method can't be used for this order.",
  order_unknown: "We couldn't find this order.",
  payment_failed: "Your payment wasn't accepted. Please try again or choose another payment method.",
  tax_country_missing: 'Please do set the tax.defaultCountry in order to calculate totals',

  // Newsletter, mail forms, reviews, lists
  newsletter_email_missing: 'Invalid e-mail provided!',
  newsletter_unknown: 'An error occured while accessing Mailchimp',
  newsletter_link_invalid: "This link isn't valid any more. Please subscribe again.",
  newsletter_subscribed: "Thank you. You're subscribed to our newsletter.",
  newsletter_pending: "Please open the link in the email we've sent you to confirm your subscription.",
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
  mail_duplicate: "We've already received this message. There's no need to send it again.",
  review_submitted: 'Your review has been submitted for moderation',

  // Pages, tags, challenge
  recaptcha_load: 'ReCaptcha error: Failed to load script',
  recaptcha_execute: 'ReCaptcha error: Failed to execute',

  // Catalogue, URLs, images, purge
  index_unknown: 'There is no index named {index}.',
  type_unknown: 'The catalogue has no document type named {type}. Valid types include product and category.',
  search_url_format: 'Please do use following URL format: /api/catalog/<index_name>/_search',
  search_request_invalid: 'The search request is not valid: {reason}',
  method_not_supported: 'ERROR: {method} request method is not supported.',
  url_missing: 'Missing url',
  image_parameters: 'Please provide the following parameters: /img/<width>/<height>/<action>/<image path>',
  image_size: 'Width and height must be whole numbers from 0 to {limit}.',
  image_host: 'Host is not allowed',
  image_type: 'Unsupported file type',
  image_missing: 'Unable to download the requested image',
  image_unavailable: "Images can't be processed at the moment. Please try again in a minute.",
  invalidate_done: 'Tags invalidated successfully [{tags}]',
  invalidate_key: 'Invalid cache invalidation key',
  invalidate_parameters: 'Invalid parameters for Clear cache request',
  invalidate_off: 'Cache invalidation is not required, output cache is disabled',

  // HTTP
  path_unknown: "This API endpoint doesn't exist.",
  input_invalid: 'The request is not valid: {field}',
  json_malformed: 'The request body is not valid JSON.',
  json_expected: 'The request body must be JSON.',
  body_too_large: 'The request body is too large.',
  url_too_long: 'The URL is too long.',
  url_malformed: 'The URL is not valid.',
  headers_too_large: 'The request headers are too large.',
  request_malformed: 'The request is not valid.',
  request_timeout: 'The request took too long.',
  busy: "We're very busy at the moment. Please try again.",
  starting: 'The shop is just starting. Please try again in a moment.',
  try_again: 'Try again',
  unavailable: "We can't save any changes at the moment. Please try again in a few minutes.",
  too_many_requests: 'Too many requests. Please wait a moment.',
} as const
