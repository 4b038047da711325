import type { ShouldRevalidateFunction } from 'react-router'
import { withoutChoice } from '../../sw/without-choice.ts'

/** Loads no data when only the variant in the address changes, because the page has the data of all variants. */
export const revalidateUnlessVariant: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSame = currentUrl.href === nextUrl.href
  return !isSame && withoutChoice(currentUrl.href) === withoutChoice(nextUrl.href) ? false : defaultShouldRevalidate
}
