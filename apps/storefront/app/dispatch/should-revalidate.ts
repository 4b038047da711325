import type { ShouldRevalidateFunction } from 'react-router'
import { pageDataUrl } from '../../sw/page-data-url.ts'

/** Loads no data when only the variant in the address changes, because the page has the data of all variants. */
export const revalidateUnlessVariant: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSame = currentUrl.href === nextUrl.href
  return !isSame && pageDataUrl(currentUrl.href) === pageDataUrl(nextUrl.href) ? false : defaultShouldRevalidate
}
