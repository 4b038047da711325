import {
  findPost,
  listById,
  listPostsById,
  listRecentPosts,
  type Post,
  type PostCategory,
  type ProductCard,
} from '@mantel/client'
import { blog } from '@mantel/domain/constants'
import { breadcrumbJsonLd } from '../catalog/breadcrumb-json-ld.ts'
import { plainText, truncate } from '../catalog/plain-text.ts'
import { loadAlternates } from '../page/alternates.ts'
import type { Page, PageRequest, RouteRequest } from '../page/page.ts'
import { sharePictureUrl } from '../page/share-picture-url.ts'
import { absoluteUrl } from '../store/current-store.ts'
import { type LoadedContentPart, loadContentParts } from '../widget/load-widgets.ts'
import { type BlogTexts, loadBlogTexts, type PostEntry } from './blog-texts.ts'
import { loadCategories } from './load-posts.ts'
import { unwrapEntry } from './missing-entry.ts'
import { postJsonLd } from './post-json-ld.ts'

/** The fields of a product that the margin of a post shows. */
export type PostProduct = Pick<ProductCard, 'id' | 'name' | 'path' | 'picture' | 'price'>

export type PostPage = Page & {
  texts: BlogTexts
  post: Pick<Post, 'title' | 'path' | 'date' | 'largePicture' | 'pictureAlt'> & Pick<PostEntry, 'byline'>
  /** The text with its widgets. */
  parts: LoadedContentPart[]
  /** The categories of the post. */
  topics: PostCategory[]
  /** All categories, for the menu. */
  categories: PostCategory[]
  products: PostProduct[]
  related: PostEntry[]
  recent: PostEntry[]
}

export async function loadPost(pageRequest: RouteRequest<'blog-post'>): Promise<PostPage> {
  const { shop, params } = pageRequest
  return loadPostPage(pageRequest, unwrapEntry(shop, await findPost(shop.engine, params.slug)))
}

/** Loads the page of a post whose own data is already loaded. */
export async function loadPostPage(pageRequest: PageRequest, post: Post): Promise<PostPage> {
  const { shop } = pageRequest
  const { engine, store } = shop
  const [{ texts, entryOf }, categories, products, related, recent, alternates, parts] = await Promise.all([
    loadBlogTexts(shop),
    loadCategories(shop),
    listById(engine, post.relatedProductIds),
    listPostsById(engine, post.relatedPostIds),
    // One more than shown: the post itself may be among them.
    listRecentPosts(engine, blog.recentPosts + 1),
    loadAlternates(pageRequest, { type: 'cms_blog', id: post.id, path: post.path }),
    loadContentParts(shop, post.content),
  ])
  const topics = categories.filter(({ id }) => post.categoryIds.includes(id))
  const description = post.text || truncate(plainText(post.content))
  const { title, path, date, largePicture, pictureAlt } = post
  return {
    head: {
      title: `${title} · ${store.website.name}`,
      description,
      canonical: absoluteUrl(store, path),
      alternates,
      subject: { type: 'cms_blog', id: post.id },
      openGraph: { type: 'article', image: largePicture ? sharePictureUrl(store, largePicture) : undefined },
      jsonLd: [
        postJsonLd(store, post, description),
        breadcrumbJsonLd(store, { ancestors: [{ name: texts.title, path: '/blog' }], name: title, path }),
      ],
    },
    texts,
    post: { title, path, date, largePicture, pictureAlt, byline: entryOf(post).byline },
    parts,
    topics,
    categories,
    products: products.map(({ id, name, path: productPath, picture, price }) => ({
      id,
      name,
      path: productPath,
      picture,
      price,
    })),
    related: related.map(entryOf),
    recent: recent
      .filter(({ id }) => id !== post.id)
      .slice(0, blog.recentPosts)
      .map(entryOf),
  }
}
