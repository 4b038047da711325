/**
 * Every text of the specification's error catalogue (section 8) by its message key, with a test file that shows or logs the
 * text in its situation. `npm run verify` checks that the message has this text, that product code reads it, and that the test
 * names the text or its key. Where the specification abbreviates a text or does not quote it, `text` is only the beginning that
 * it gives.
 */
export type SpecText = { key: string; text: string; test: string }

const client = 'packages/client/src/'
const backend = 'apps/backend/src/'

export const specTexts: readonly SpecText[] = [
  { key: 'bad_content_type', text: 'Error with response - bad content-type!', test: `${client}caller.test.ts` },
  { key: 'wrong_response_format', text: 'Unhandled error, wrong response format!', test: `${client}caller.test.ts` },
  {
    key: 'session_locked',
    text: "You've been logged out! Please refresh the web browser page so you can login again.",
    test: `${client}task/tasks.test.ts`,
  },
  {
    key: 'refresh_failed',
    text: 'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
    test: `${client}task/tasks.test.ts`,
  },
  {
    key: 'authorization_unexpected',
    text: 'Unexpected authorization error. Check your Network conection.',
    test: `${client}session/session.test.ts`,
  },
  { key: 'no_variants', text: 'No available product variants', test: `${client}catalog/product/product.test.ts` },
  {
    key: 'out_of_stock',
    text: 'The product is out of stock and cannot be added to the cart!',
    test: `${client}cart/stock-checks.test.ts`,
  },
  {
    key: 'stock_check_running',
    text: 'Stock check in progress, please wait...',
    test: 'apps/storefront/app/product/choice/availability.test.tsx',
  },
  {
    key: 'max_quantity',
    text: 'Only {maxQuantity} products of this type are available!',
    test: `${client}cart/adding/check-purchase.test.ts`,
  },
  {
    key: 'stock_volatile',
    text: 'The system is not sure about the stock quantity (volatile). Product has been added to the cart for pre-reservation.',
    test: `${client}cart/stock-checks.test.ts`,
  },
  {
    key: 'ordered_products_unavailable',
    text: 'Some of the ordered products are not available!',
    test: 'e2e/checkout-carts.browser.test.ts',
  },
  { key: 'product_added', text: 'Product has been added to the cart!', test: 'e2e/cart.browser.test.ts' },
  { key: 'quantity_updated', text: 'Product quantity has been updated!', test: 'e2e/cart.browser.test.ts' },
  { key: 'proceed_to_checkout', text: 'Proceed to checkout', test: 'e2e/cart.browser.test.ts' },
  {
    key: 'product_empty',
    text: 'Product query returned empty result',
    test: `${client}catalog/product/product.test.ts`,
  },
  {
    key: 'search_key_missing',
    text: 'Please provide the search key {key} for product/single action!',
    test: `${client}catalog/product/product.test.ts`,
  },
  {
    key: 'grouped_without_links',
    text: 'Product with type grouped has no product_links set!',
    test: `${client}catalog/product/product.test.ts`,
  },
  {
    key: 'product_link_missing',
    text: 'Product link not found',
    test: `${client}cart/adding/configure-product.test.ts`,
  },
  {
    key: 'category_empty',
    text: 'Category query returned empty result',
    test: `${client}catalog/category/category.test.ts`,
  },
  { key: 'cms_empty', text: 'CMS query returned empty result', test: `${client}catalog/failure-notice.test.ts` },
  { key: 'blog_category_missing', text: 'Blog category not found', test: `${client}catalog/blog.test.ts` },
  { key: 'blog_post_missing', text: 'Blog post not found', test: `${client}catalog/blog.test.ts` },
  {
    key: 'category_not_synchronized',
    text: 'No products synchronized for this category. Please come back while online!',
    test: 'e2e/offline.browser.test.ts',
  },
  {
    key: 'offline_unavailable',
    text: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
    test: 'e2e/offline.browser.test.ts',
  },
  {
    key: 'cart_empty',
    text: 'Shopping cart is empty. Please add some products before entering Checkout',
    test: 'e2e/checkout-carts.browser.test.ts',
  },
  {
    key: 'no_such_configuration',
    text: 'No such configuration for the product. Please do choose another combination of attributes.',
    test: `${client}catalog/product/product.test.ts`,
  },
  {
    key: 'account_updated',
    text: 'Account data has successfully been updated',
    test: 'e2e/account-area.browser.test.ts',
  },
  {
    key: 'password_changed',
    text: 'Password has successfully been changed',
    test: 'e2e/account-settings.browser.test.ts',
  },
  {
    key: 'password_offline',
    text: 'Reset password feature does not work while offline!',
    test: 'e2e/account-settings.browser.test.ts',
  },
  {
    key: 'login_required',
    text: 'You need to be logged in to see this page',
    test: 'e2e/account-area.browser.test.ts',
  },
  { key: 'logged_in', text: 'You are logged in!', test: 'e2e/social-login.browser.test.ts' },
  { key: 'logged_out', text: "You're logged out", test: 'e2e/session.browser.test.ts' },
  { key: 'address_saved', text: 'Address has been saved successfully.', test: 'e2e/account-area.browser.test.ts' },
  { key: 'address_deleted', text: 'Address has been deleted successfully.', test: 'e2e/account-area.browser.test.ts' },
  {
    key: 'something_went_wrong',
    text: 'Something went wrong. Try again in a few seconds.',
    test: `${client}customer/customer.test.ts`,
  },
  { key: 'must_login', text: 'You must have to login', test: `${client}customer/customer.test.ts` },
  { key: 'address_id_missing', text: 'Address Id missing', test: `${client}customer/customer.test.ts` },
  {
    key: 'order_address_invalid',
    text: 'Address provided in checkout contains invalid data',
    test: `${client}order/orders.test.ts`,
  },
  { key: 'order_internal_validation', text: 'Internal validation error', test: `${client}order/orders.test.ts` },
  { key: 'session_expired', text: 'Your session has expired.', test: `${backend}customer/session.test.ts` },
  { key: 'coupon_invalid', text: "The coupon code isn't valid.", test: 'e2e/cart.browser.test.ts' },
  {
    key: 'reset_token_invalid',
    text: 'This link is invalid or has expired.',
    test: `${backend}customer/password.routes.test.ts`,
  },
  {
    key: 'order_queued',
    text: 'The order can not be transfered because of server error. Order has been queued',
    test: `${client}order/send-in-worker.test.ts`,
  },
  {
    key: 'page_not_found',
    text: "Sorry, we can't find the page you're looking for.",
    test: `${client}catalog/resolve-path.test.ts`,
  },
  {
    key: 'not_implemented',
    text: 'This feature is not implemented yet!',
    test: `${backend}platform/http/build-http.test.ts`,
  },
  {
    key: 'tax_country_missing',
    text: 'Please do set the tax.defaultCountry in order to calculate totals',
    test: `${backend}tax-country.test.ts`,
  },
  {
    key: 'cart_clear_not_configured',
    text: 'The endpoint for clearing the cart is not configured',
    test: `${client}cart/cart-session.test.ts`,
  },
  {
    key: 'recaptcha_load',
    text: 'ReCaptcha error: Failed to load script',
    test: 'e2e/bot-challenge.browser.test.ts',
  },
  {
    key: 'recaptcha_execute',
    text: 'ReCaptcha error: Failed to execute',
    test: 'e2e/bot-challenge.browser.test.ts',
  },
  {
    key: 'wishlist_added',
    text: '{name} has been added to your wishlist!',
    test: 'e2e/wishlist.browser.test.ts',
  },
  {
    key: 'wishlist_removed',
    text: '{name} has been removed from your wishlist!',
    test: 'e2e/wishlist.browser.test.ts',
  },
  {
    key: 'compare_added',
    text: '{name} has been added to your comparison!',
    test: 'e2e/wishlist.browser.test.ts',
  },
  {
    key: 'compare_removed',
    text: '{name} has been removed from your comparison!',
    test: 'e2e/wishlist.browser.test.ts',
  },
  {
    key: 'newsletter_saved',
    text: 'Newsletter preferences have successfully been updated',
    test: `${client}customer/account-preferences.test.ts`,
  },
  {
    key: 'review_submitted',
    text: 'Your review has been submitted for moderation',
    test: 'e2e/reviews.browser.test.ts',
  },
  {
    key: 'account_registered',
    text: 'You have successfully registered. Welcome!',
    test: `${client}session/session.test.ts`,
  },
]
