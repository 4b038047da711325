import type { PostTeaser } from '@mantel/client'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { Shop } from '../store/shop.ts'

/** Texts of the blog screens in the store's language. They are part of the page's data, so that other pages do not load them. */
export type BlogTexts = {
  title: string
  intro: string
  menu: string
  allTopics: string
  search: string
  recent: string
  related: string
  products: string
  none: string
  noneText: string
  feed: string
}

/** A post in a list, with the texts beside its title. */
export type PostEntry = PostTeaser & { day: string; byline: string; readText: string }

export type LoadedBlogTexts = {
  texts: BlogTexts
  entryOf(post: PostTeaser): PostEntry
  resultsFor(term: string): string
}

export async function loadBlogTexts({ store, formats }: Shop): Promise<LoadedBlogTexts> {
  const t = await loadBuyingTranslator(store.view.i18n)
  return {
    texts: {
      title: t('blog.title'),
      intro: t('blog.intro'),
      menu: t('blog.menu'),
      allTopics: t('blog.all_topics'),
      search: t('blog.search'),
      recent: t('blog.recent'),
      related: t('blog.related'),
      products: t('blog.products'),
      none: t('blog.none'),
      noneText: t('blog.none_text'),
      feed: t('blog.feed'),
    },
    entryOf(post) {
      const { author: name, date, title } = post
      const day = formats.longDay(date)
      const byline = name === '' ? day : date === '' ? t('blog.by', { name }) : t('blog.by_on', { name, date: day })
      return { ...post, day, byline, readText: t('blog.read', { title }) }
    },
    resultsFor: (term) => t('blog.results_for', { term }),
  }
}
