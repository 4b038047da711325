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
    cms_blog: published(content('cms_blog')),
    cms_blog_category: published(content('cms_blog_category')),
    review: ((db, view, ids) => readReviews(db, view.code, ids)) satisfies ReadDocuments,
  }
}

/**
 * Leaves unpublished posts and closed categories out of the index. Every call of guests reads from the index, so no query can
 * ask for them.
 */
function published(read: ReadDocuments): ReadDocuments {
  return async (db, view, ids) => (await read(db, view, ids)).filter(isPublished)
}

/** Dumps hold the status as a number or as text. A document without a status counts as published. */
function isPublished(document: object): boolean {
  const { status = 1 } = document as { status?: unknown }
  return Number(status) === 1
}
