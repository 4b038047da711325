import { type StoreView, storePath, websiteOf } from '@mantel/domain/store'
import type { TestShop } from './open-test-shop.ts'

export type FetchedPage = {
  status: number
  headers: Record<string, string | undefined>
  html: string
  title: string | undefined
  layout: string | undefined
  lang: string | undefined
  canonical: string | undefined
}

/** Requests a page of a store view by its host and prefix, as a browser would. `path` is without the prefix. */
export function createPageFetcher({ app, stores }: Pick<TestShop, 'app' | 'stores'>) {
  return async (view: StoreView, path: string, headers: Record<string, string> = {}): Promise<FetchedPage> => {
    const host = websiteOf(stores, view).hosts[0] ?? ''
    const reply = await app.inject({ url: storePath(view, path), headers: { host, ...headers } })
    const html = reply.headers['content-encoding'] ? '' : reply.body
    const first = (pattern: RegExp) => pattern.exec(html)?.[1]
    return {
      status: reply.statusCode,
      headers: reply.headers as FetchedPage['headers'],
      html,
      title: first(/<title>(.*?)<\/title>/),
      layout: first(/data-layout="(\w+)"/),
      lang: first(/<html lang="([\w-]+)"/),
      canonical: first(/<link rel="canonical" href="([^"]+)"/),
    }
  }
}

/** The visible text: the markup without tags, scripts and their data. */
export const visibleText = (html: string): string =>
  html.replace(/<script[^>]*>.*?<\/script>/gs, '').replace(/<[^>]+>/g, ' ')
