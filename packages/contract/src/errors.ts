import type { MessageKey } from './messages.ts'

/**
 * The error catalogue: code → HTTP status and form. The code is also the key of its text in messages/. HTTP status and
 * the envelope's code are the same number. Codes that only the browser engine raises have no status here.
 */
export type ErrorEntry = {
  status: number
  /** text: result is the text. object: {errorMessage, code}. null: result is null. Default text. */
  form?: 'object' | 'null'
  /** The code inside the object form, where it differs from the status. */
  innerCode?: number
}

export const errors = {
  session_locked: { status: 401 },
  login_required: { status: 401 },
  token_invalid: { status: 401 },
  session_expired: { status: 401 },
  login_incorrect: { status: 401 },
  // The old client takes a text for the new token, whatever the code says.
  refresh_token_missing: { status: 400, form: 'null' },
  refresh_token_invalid: { status: 401, form: 'null' },
  social_login_failed: { status: 401, form: 'object' },
  must_login: { status: 401 },
  credentials_missing: { status: 400 },
  email_taken: { status: 400 },
  password_weak: { status: 400 },
  password_wrong: { status: 500, form: 'object', innerCode: 401 },
  reset_token_invalid: { status: 500, form: 'object', innerCode: 400 },
  reset_email_missing: { status: 400 },
  create_password_email_missing: { status: 400 },
  create_password_token_missing: { status: 400 },
  create_password_new_missing: { status: 400 },
  passwords_missing: { status: 400 },
  address_not_owned: { status: 403 },
  address_unknown: { status: 404 },
  address_id_missing: { status: 400 },
  postcode_missing: { status: 400 },

  no_variants: { status: 400 },
  out_of_stock: { status: 400 },
  max_quantity: { status: 400 },
  product_price_unknown: { status: 400 },
  no_such_configuration: { status: 400 },
  quantity_invalid: { status: 400 },
  sku_missing: { status: 400 },
  skus_missing: { status: 400 },
  too_many_skus: { status: 400 },
  sku_unknown: { status: 404 },
  category_unknown: { status: 404 },
  category_below_itself: { status: 400 },
  no_stock_information: { status: 404, form: 'object' },
  stock_alert_invalid: { status: 400 },
  search_key_missing: { status: 400 },

  cart_unknown: { status: 404 },
  cart_empty: { status: 400 },
  cart_id_missing: { status: 400 },
  cart_item_missing: { status: 400 },
  cart_items_missing: { status: 400 },
  cart_item_unknown: { status: 404 },
  coupon_missing: { status: 400 },
  coupon_invalid: { status: 404 },
  cart_address_missing: { status: 400 },
  cart_methods_missing: { status: 400 },
  gift_card_wrong: { status: 404, form: 'object' },

  order_products_failed: { status: 500 },
  order_billing_failed: { status: 500 },
  order_shipping_failed: { status: 500 },
  order_countries_failed: { status: 500 },
  order_placing_failed: { status: 500 },
  order_validating_failed: { status: 500 },
  order_changed: { status: 400 },
  order_unknown: { status: 404 },
  payment_failed: { status: 400 },

  newsletter_email_missing: { status: 400 },
  newsletter_unknown: { status: 500 },
  mail_not_authorized: { status: 400 },
  mail_no_transport: { status: 500 },
  mail_source_missing: { status: 400 },
  mail_target_missing: { status: 400 },
  mail_target_not_listed: { status: 400 },
  mail_source_invalid: { status: 400 },
  mail_target_invalid: { status: 400 },
  mail_address_invalid: { status: 400 },
  mail_not_sent: { status: 500 },

  index_unknown: { status: 404 },
  type_unknown: { status: 404 },
  search_url_format: { status: 400 },
  search_request_invalid: { status: 400 },
  content_unknown: { status: 404, form: 'object' },
  url_missing: { status: 400 },
  image_parameters: { status: 400 },
  image_size: { status: 400 },
  image_host: { status: 400 },
  image_type: { status: 400 },
  image_missing: { status: 400 },
  image_unavailable: { status: 503 },
  invalidate_key: { status: 400 },
  invalidate_parameters: { status: 400 },

  path_unknown: { status: 404 },
  method_not_supported: { status: 405 },
  input_invalid: { status: 400 },
  json_malformed: { status: 400 },
  json_expected: { status: 415 },
  body_too_large: { status: 413 },
  url_too_long: { status: 414 },
  url_malformed: { status: 400 },
  headers_too_large: { status: 431 },
  request_malformed: { status: 400 },
  request_timeout: { status: 408 },
  busy: { status: 503 },
  too_many_requests: { status: 429 },
  not_implemented: { status: 501 },
  unavailable: { status: 503 },
  server_error: { status: 500 },
} as const satisfies Partial<Record<MessageKey, ErrorEntry>>

export type ErrorCode = keyof typeof errors
export const errorCodes = Object.keys(errors) as ErrorCode[]

export const errorEntry = (code: ErrorCode): ErrorEntry => errors[code]
