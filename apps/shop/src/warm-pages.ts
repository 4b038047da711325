import type { Backend } from '@mantel/backend'
import { type Stores, websiteOf } from '@mantel/domain/store'

const pictureAddress = /\/img\/(\d+)\/(\d+)\/(fit|resize)(\/[^"'\s,]+)/g

/** The home page of every store is rendered, and what it shows is drawn, before anybody asks. */
export async function warmPages(backend: Pick<Backend, 'app' | 'warm'>, stores: Stores): Promise<void> {
  for (const view of stores.views) {
    const host = websiteOf(stores, view).hosts[0] ?? 'localhost'
    const { body } = await backend.app.inject({ url: view.prefix || '/', headers: { host } })
    await backend.warm(picturesIn(body))
  }
}

export function* picturesIn(html: string) {
  const seen = new Set<string>()
  for (const [address, width, height, action, path] of html.matchAll(pictureAddress)) {
    if (seen.has(address)) continue
    seen.add(address)
    yield { path: decodeURI(path ?? ''), width: Number(width), height: Number(height), action: action as 'fit' }
  }
}
