/**
 * Query parameters that do not change the data of a product page: the chosen variant, and the cart line that is being edited and its
 * quantity.
 */
const choiceParameters = ['childSku', 'edit', 'qty']

/**
 * Returns the URL that identifies the data of a page: without the variant chosen on a product page, without a trailing slash and without a
 * fragment. Pages for which it is equal have the same data.
 */
export function pageDataUrl(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  for (const name of choiceParameters) searchParams.delete(name)
  return `${origin}${pathname.replace(/(?<=.)\/$/, '')}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}
