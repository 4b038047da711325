import { isDue, isPublished, readContent } from './content/index.ts'
import { readReviews } from './review/index.ts'
import type { ReadDocuments } from './search/index.ts'

/** Readers of the documents that the search index holds beside products, categories and attributes. */
export function contentReaders(now: () => Date = () => new Date()) {
  const content =
    (type: Parameters<typeof readContent>[2]): ReadDocuments =>
    (db, view, ids) =>
      readContent(db, view.code, type, ids)
  return {
    cms_page: filtered(content('cms_page'), isActive),
    cms_block: filtered(content('cms_block'), isActive),
    cms_hierarchy: content('cms_hierarchy'),
    cms_blog: filtered(content('cms_blog'), (post) => isPublished(post) && isDue(post, now())),
    cms_blog_category: filtered(content('cms_blog_category'), isPublished),
    review: ((db, view, ids) => readReviews(db, view.code, ids)) satisfies ReadDocuments,
  }
}

/**
 * Leaves inactive pages and blocks, unpublished posts and closed categories out of the index. Every call of guests reads from the index,
 * so no query can ask for them.
 */
function filtered(read: ReadDocuments, isShown: (document: object) => boolean): ReadDocuments {
  return async (db, view, ids) => (await read(db, view, ids)).filter(isShown)
}

/** A document without the field counts as active. Every import sets the field. */
const isActive = (document: object): boolean => (document as { active?: unknown }).active !== false
