import type { ShouldRevalidateFunction } from 'react-router'
import { withoutChoice } from '../../sw/without-choice.ts'

/** Loads no data for the choice of a variant: the page has those of all variants. */
export const revalidateUnlessVariant: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSame = currentUrl.href === nextUrl.href
  return !isSame && withoutChoice(currentUrl.href) === withoutChoice(nextUrl.href) ? false : defaultShouldRevalidate
}
