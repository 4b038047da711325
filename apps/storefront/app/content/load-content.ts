import { searchCatalog } from '@mantel/client'
import type { ContentDocument } from '@mantel/contract'
import { loadScreen } from '../dispatch/screens.ts'
import { LoadFailure } from '../page/load-failure.ts'
import type { Page } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import type { Shop } from '../place/shop.ts'

/** A page that the merchant has written. */
export type CmsPage = { id: number; identifier: string; title: string; content: string; content_heading?: string }
export type ContentPage = Page & { screen: 'content'; page: CmsPage }

export async function findCmsPage({ caller, place }: Shop, identifier: string): Promise<CmsPage | null> {
  const found = await searchCatalog(caller, {
    form: 'search-query',
    index: place.view.catalog.index,
    type: 'cms_page',
    size: 1,
    request: {
      _availableFilters: [],
      _appliedFilters: [{ attribute: 'identifier', value: { eq: identifier }, scope: 'default' }],
      _appliedSort: [],
      _searchText: '',
    },
  })
  if (!found.ok) throw new LoadFailure('page', found)
  const [document] = found.result.items as unknown as ContentDocument[]
  return document ? (document as CmsPage) : null
}

export async function loadContent({ place }: Shop, page: CmsPage): Promise<ContentPage> {
  await loadScreen('content')
  return {
    screen: 'content',
    head: { title: `${page.title} · ${place.website.name}`, canonical: absoluteUrl(place, page.identifier) },
    page,
  }
}
