import type { Ctx } from '../platform/context.ts'
import { countPaths, incrementCount, insertPath } from './missing-page.repository.ts'

/** Characters: longer paths are truncated. */
export const maxPathLength = 255
/**
 * Maximum rows per store, so that random paths cannot fill the disk. Paths that already have a row are still counted.
 */
export const maxPaths = 10_000

/** Counts one request for a path that does not exist. */
export async function countMissingPage(
  { db, view, now }: Ctx,
  { requestUrl, referrer }: { requestUrl: string; referrer: string },
  ownOrigin: string,
): Promise<void> {
  const path = pathOnly(requestUrl)
  if (path === null) return
  const hit = { storeCode: view.code, path, referrer: referrerOnly(referrer, ownOrigin), at: now() }
  if (await incrementCount(db, hit)) return
  if ((await countPaths(db, view.code)) < maxPaths) await insertPath(db, hit)
}

/** A path of the shop, or the origin of another site: more could identify a person. '' if it is unknown. */
function referrerOnly(referrer: string, ownOrigin: string): string {
  const url = referrer === '' ? null : URL.parse(referrer, ownOrigin)
  if (!url || !/^https?:$/.test(url.protocol)) return ''
  return (url.origin === ownOrigin ? pathOnly(url.pathname) : url.origin.slice(0, maxPathLength)) ?? ''
}

const secretPaths = /^\/(?:[a-z_]+\/)?(?:create-password|confirm-email|newsletter|auth|my-account)(?:\/|$)/

/**
 * Removes personal data: query strings and fragments are cut, and paths that contain e-mail addresses or secrets are
 * not counted. Returns null for these.
 */
function pathOnly(requestUrl: string): string | null {
  const path = URL.parse(requestUrl, 'http://shop.invalid')?.pathname
  if (path === undefined) return null
  const readable = decode(path)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
  if (readable.includes('@') || secretPaths.test(readable)) return null
  return [...readable].slice(0, maxPathLength).join('')
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
