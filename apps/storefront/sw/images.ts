import type { BrowserCaches } from './browser-caches.ts'

/** An image URL: width, height and resize action, then the path of the original. */
const imageUrl = /\/img\/\d+\/\d+\/\w+(\/[^?]+)/

/** Finds the image in the requested size or in any other: the small image of a list can replace a product page's large one. */
export async function findCachedImage(browserCaches: BrowserCaches, url: string): Promise<Response | undefined> {
  const exact = await browserCaches.find('pictures', url)
  const path = imageUrl.exec(url)?.[1]
  if (exact || !path) return exact
  const other = (await browserCaches.addresses('pictures')).findLast((kept) => imageUrl.exec(kept)?.[1] === path)
  return other === undefined ? undefined : browserCaches.find('pictures', other)
}

/** An empty image, so that the page shows its placeholder colour instead of a broken-image icon. */
export function createEmptyImage(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}
