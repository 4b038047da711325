import type { ContentDocument } from '@mantel/contract'
import { blog } from '@mantel/domain/constants'
import type { ContentContext, ContentHelpers } from '../content-context.ts'
import { toHtml } from '../prose.ts'
import type { Post } from './post.ts'
import { postIds } from './post-ids.ts'
import { postSlug } from './post-slug.ts'
import { postsOf } from './posts.ts'
import { publishDate } from './publish-date.ts'
import { topicName } from './topic-documents.ts'
import { topics } from './topics.ts'

const published = 1
const draft = 2

export function* postDocuments(
  context: ContentContext,
  { productsAbout, picture }: ContentHelpers,
): Iterable<ContentDocument> {
  const { view, voice, now, linkTo } = context
  const posts = postsOf(voice)
  for (const post of posts) {
    yield {
      id: postIds[post.key],
      title: post.title,
      url_key: postSlug(post),
      author_name: post.author,
      publish_date: publishDate(post.on, post.yearsAgo, post.key, now),
      status: post.draft ? draft : published,
      featured_image: picture(`blog/${post.key}`),
      featured_list_image: picture(`blog/${post.key}`),
      featured_image_alt: post.title,
      blog_category_ids: post.topics.map((topic) => topics[topic].id),
      categories: post.topics.map((topic) => topicName(topic, voice)),
      related_product_ids: productsAbout(post.about, blog.relatedProducts),
      related_post_ids: relatedTo(post, posts).map(({ key }) => postIds[key]),
      short_content: toHtml(post.short, linkTo),
      content: toHtml(post.text, linkTo),
      meta_title: `${post.title} | ${view.name}`,
      meta_description: post.short,
      store_id: view.storeId,
    }
  }
}

/**
 * The related posts: first those with the most topics in common, then the next ones in the list, which starts over at its end.
 */
function relatedTo(post: Post, posts: readonly Post[]): Post[] {
  const place = posts.indexOf(post)
  const others = [...posts.slice(place + 1), ...posts.slice(0, place)].filter((one) => !one.draft)
  const inCommon = (one: Post) => one.topics.filter((topic) => post.topics.includes(topic)).length
  return others.sort((a, b) => inCommon(b) - inCommon(a)).slice(0, blog.relatedPosts)
}
