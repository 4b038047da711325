import type { Post } from '@mantel/client'
import { sharePictureUrl } from '../page/share-picture-url.ts'
import { absoluteUrl, type CurrentStore } from '../store/current-store.ts'

/** A post as schema.org data for search engines. */
export function postJsonLd(store: CurrentStore, post: Post, description: string): object {
  const url = absoluteUrl(store, post.path)
  const { website } = store
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: store.locale,
    datePublished: post.publishedAt ?? undefined,
    image: post.largePicture ? sharePictureUrl(store, post.largePicture) : undefined,
    author: post.author ? { '@type': 'Person', name: post.author } : undefined,
    publisher: { '@type': 'Organization', name: website.name, url: website.publicUrl },
  }
}
