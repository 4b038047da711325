import { pageDataUrl } from './page-data-url.ts'

/** redirect: the URL that the page is to be opened under, if it is not the requested one. */
export type KeptPage = { page: Response; redirect: string | null }

/**
 * The kept page that answers a URL when there is no connection; null if there is none. A product page answers for all its variants. A
 * category answers for its lists with other filters, which the browser cannot filter by itself. The worker serves by this rule, and pages
 * ask by it before they say that something is not available.
 */
export async function findKeptPage(
  url: string,
  find: (url: string) => Promise<Response | undefined>,
): Promise<KeptPage | null> {
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
 * The page's own URL, with the requested query as its fragment ('#?childSku=…'). The page applies it after hydration (start-worker.ts), because
 * its HTML is that of the default variant.
 */
function withChoiceAsFragment(requested: string, url: string): string {
  const { search } = new URL(requested)
  return search === '' ? url : `${url}#${search}`
}
