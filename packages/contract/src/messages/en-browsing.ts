import { loggedTexts } from './en-logged.ts'

/** Texts that can appear while browsing. Browsers load them with every page, the rest of en.ts on demand. */
export const browsing = {
  ...loggedTexts,
  offline: "You're offline. Please check your connection.",
  something_went_wrong: 'Something went wrong. Try again in a few seconds.',
  ok: 'OK',
  product_added: 'Product has been added to the cart!',
  quantity_updated: 'Product quantity has been updated!',
  proceed_to_checkout: 'Proceed to checkout',
  no_variants: 'No available product variants',
  stock_check_running: 'Stock check in progress, please wait...',
  in_stock: 'In stock!',
  out_of_the_stock: 'Out of the stock!',
  grouped_without_links: 'Product with type grouped has no product_links set!',
  product_link_missing: 'Product link not found',
  category_not_synchronized: 'No products synchronized for this category. Please come back while online!',
  offline_unavailable: 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.',
  no_such_configuration: 'No such configuration for the product. Please do choose another combination of attributes.',
  page_not_found: "Sorry, we can't find the page you're looking for.",
  server_error: 'Something went wrong on our side. Please try again in a moment.',
  not_implemented: 'This feature is not implemented yet!',
  wishlist_added: '{name} has been added to your wishlist!',
  wishlist_removed: '{name} has been removed from your wishlist!',
  compare_added: '{name} has been added to your comparison!',
  compare_removed: '{name} has been removed from your comparison!',
} as const
