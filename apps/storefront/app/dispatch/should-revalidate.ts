import type { ShouldRevalidateFunction } from 'react-router'

/** Parameters of a product page's address that its data does not depend on: the variant, and the cart line that is being changed. */
const choiceParameters = ['childSku', 'edit', 'qty']

/** Loads no data for the choice of a variant: the page has those of all variants. */
export const revalidateUnlessVariant: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSame = currentUrl.href === nextUrl.href
  return !isSame && withoutChoice(currentUrl) === withoutChoice(nextUrl) ? false : defaultShouldRevalidate
}

function withoutChoice({ pathname, search }: URL): string {
  const query = new URLSearchParams(search)
  for (const name of choiceParameters) query.delete(name)
  return `${pathname}?${query}`
}
