import { type Engine, listContent, where } from '@mantel/client'
import type { ContentDocument } from '@mantel/contract'
import { blog } from '@mantel/domain/constants'

export type PostTeaser = { id: number; title: string; path: string; picture: string | null; text: string; date: string }

const postCount = 3
const published = 1
const fields = ['id', 'title', 'url_key', 'publish_date', 'featured_list_image', 'featured_image', 'meta_description']

/** The newest posts; none if they cannot be loaded, because the home page works without them. */
export async function listLatestPosts(engine: Engine): Promise<PostTeaser[]> {
  const posts = await listContent(engine, {
    type: 'cms_blog',
    filters: [where('status', { eq: published })],
    sort: blog.sort,
    size: postCount,
    include: fields,
  })
  return posts.ok ? posts.value.map(teaser) : []
}

function teaser(post: ContentDocument): PostTeaser {
  const text = (field: string) => (typeof post[field] === 'string' ? post[field] : '')
  return {
    id: post.id,
    title: text('title'),
    path: `/blog/${encodeURIComponent(text('url_key'))}`,
    picture: text('featured_list_image') || text('featured_image') || null,
    text: text('meta_description'),
    date: text('publish_date').slice(0, 10),
  }
}
