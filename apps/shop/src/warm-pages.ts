import type { Backend } from '@mantel/backend'
import { type Stores, websiteOf } from '@mantel/domain/store'

const pictureAddress = /\/img\/(\d+)\/(\d+)\/(fit|resize)(\/[^"'\s,]+)/g

/** Renders the home page of every store view and the images on it before the first request. */
export async function warmPages(
  backend: Pick<Backend, 'app' | 'catalog' | 'prerenderImages'>,
  stores: Stores,
): Promise<void> {
  for (const view of stores.views) await backend.catalog.firstRead(view)
  for (const view of stores.views) {
    const host = websiteOf(stores, view).hosts[0] ?? 'localhost'
    const { body } = await backend.app.inject({ url: view.prefix || '/', headers: { host } })
    await backend.prerenderImages(findImages(body))
  }
}

export function* findImages(html: string) {
  const seen = new Set<string>()
  for (const [address, width, height, action, path] of html.matchAll(pictureAddress)) {
    if (seen.has(address)) continue
    seen.add(address)
    yield { path: decodeURI(path ?? ''), width: Number(width), height: Number(height), action: action as 'fit' }
  }
}
