/** Texts that the browser engine also writes to the log, in English. They are in a file of their own, because every page loads them. */
export const loggedTexts = {
  bad_content_type: 'Error with response - bad content-type!',
  wrong_response_format: 'Unhandled error, wrong response format!',
  product_empty: 'Product query returned empty result',
  search_key_missing: 'Please provide the search key {key} for product/single action!',
  category_empty: 'Category query returned empty result',
  cms_empty: 'CMS query returned empty result',
  blog_category_missing: 'Blog category not found',
  blog_post_missing: 'Blog post not found',
} as const
