import type { Ctx } from '../platform/context.ts'
import { countPaths, incrementCount, insertPath } from './missing-page.repository.ts'

/** Characters: longer paths are truncated. */
export const maxPathLength = 255
/**
 * Maximum rows per store, so that random paths cannot fill the disk. Paths that already have a row are still counted.
 */
export const maxPaths = 10_000

/** Counts one request for a path that does not exist. */
export async function countMissingPage({ db, view, now }: Ctx, requestUrl: string): Promise<void> {
  const path = pathOnly(requestUrl)
  if (path === null) return
  const at = now()
  if (await incrementCount(db, view.code, path, at)) return
  if ((await countPaths(db, view.code)) < maxPaths) await insertPath(db, view.code, path, at)
}

const secretPaths = /^\/(?:[a-z_]+\/)?(?:create-password|confirm-email|auth|my-account)(?:\/|$)/

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
