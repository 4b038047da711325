import { readContent } from './content/index.ts'
import { readReviews } from './review/index.ts'
import type { ReadDocuments } from './search/index.ts'

/** Readers of the documents that the search index holds beside products, categories and attributes. */
export function contentReaders() {
  const content =
    (type: Parameters<typeof readContent>[2]): ReadDocuments =>
    (db, view, ids) =>
      readContent(db, view.code, type, ids)
  return {
    cms_page: content('cms_page'),
    cms_block: content('cms_block'),
    cms_hierarchy: content('cms_hierarchy'),
    cms_blog: content('cms_blog'),
    cms_blog_category: content('cms_blog_category'),
    review: ((db, view, ids) => readReviews(db, view.code, ids)) satisfies ReadDocuments,
  }
}
