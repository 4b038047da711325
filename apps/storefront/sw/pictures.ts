import type { Shelves } from './shelves.ts'

/** Width, height and way of cutting, then the picture itself. */
const address = /\/img\/\d+\/\d+\/\w+(\/[^?]+)/

/** The picture as it was asked for, else in any other size: a list has shown what its product's page shows larger. */
export async function findPicture(shelves: Shelves, url: string): Promise<Response | undefined> {
  const known = await shelves.find('pictures', url)
  const path = address.exec(url)?.[1]
  if (known || !path) return known
  const other = (await shelves.addresses('pictures')).findLast((kept) => address.exec(kept)?.[1] === path)
  return other === undefined ? undefined : shelves.find('pictures', other)
}

/** Nothing to see: the colour that stands in for the picture stays, instead of a sign that something is broken. */
export function emptyPicture(): Response {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })
}
