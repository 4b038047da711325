import { pageDataUrl } from './page-data-url.ts'

/** redirect: the page's own URL if it is not the requested one. The browser must open the page at this URL. */
export type CachedPageMatch = { page: Response; redirect: string | null }

/**
 * Finds the cached page for a URL when there is no connection; null if there is none. A product page is used for all its variants, and a
 * category page for its lists with any filters, because the browser cannot filter a list by itself. The worker uses this rule to serve
 * pages. Pages use it before they tell the shopper that something is not available offline.
 */
export async function findCachedPage(
  url: string,
  find: (url: string) => Promise<Response | undefined>,
): Promise<CachedPageMatch | null> {
  const exact = await find(url)
  if (exact) return { page: exact, redirect: null }
  const same = pageDataUrl(url)
  const page = await find(same)
  if (page) return { page, redirect: withChoiceAsFragment(url, same) }
  const [plain = same] = same.split('?')
  const list = plain === same ? undefined : await find(plain)
  const isCategory = list && (await list.clone().text()).includes('data-screen="category"')
  return isCategory ? { page: list, redirect: plain } : null
}

/**
 * The page's own URL, with the requested query as its fragment ('#?childSku=…'). The HTML is that of the default variant, so the page
 * applies the fragment after hydration (start-worker.ts).
 */
function withChoiceAsFragment(requested: string, url: string): string {
  const { search } = new URL(requested)
  return search === '' ? url : `${url}#${search}`
}
