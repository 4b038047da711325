import type { CatalogType, ContentDocument } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { blockDocuments } from './blocks/block-documents.ts'
import { postDocuments } from './blog/post-documents.ts'
import { topicDocuments } from './blog/topic-documents.ts'
import { type ContentHelpers, deskOf } from './desk.ts'
import { hierarchyDocuments } from './hierarchy.ts'
import { pageDocuments } from './pages/page-documents.ts'

export { postScene } from './blog/posts.ts'
export type { ContentHelpers } from './desk.ts'

/** Pages, blocks, the tree of pages, blog topics and posts of one store, in its own words. */
export function* contentDocuments(
  view: StoreView,
  helpers: ContentHelpers,
  now: Date,
): Iterable<{ type: CatalogType; doc: ContentDocument }> {
  const desk = deskOf(view, now)
  for (const doc of pageDocuments(desk)) yield { type: 'cms_page', doc }
  for (const doc of blockDocuments(desk, helpers)) yield { type: 'cms_block', doc }
  for (const doc of hierarchyDocuments(desk)) yield { type: 'cms_hierarchy', doc }
  for (const doc of topicDocuments(desk)) yield { type: 'cms_blog_category', doc }
  for (const doc of postDocuments(desk, helpers)) yield { type: 'cms_blog', doc }
}
