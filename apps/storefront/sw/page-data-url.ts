/** Parameters of a product page's address that its data does not depend on: the variant, and the cart line that is being changed. */
const choiceParameters = ['childSku', 'edit', 'qty']

/** The URL without the choice on a product page, a trailing slash and a fragment: pages with equal ones have the same data. */
export function pageDataUrl(url: string): string {
  const { origin, pathname, searchParams } = new URL(url)
  for (const name of choiceParameters) searchParams.delete(name)
  return `${origin}${pathname.replace(/(?<=.)\/$/, '')}${searchParams.size > 0 ? `?${searchParams}` : ''}`
}
