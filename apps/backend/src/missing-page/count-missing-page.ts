import type { Ctx } from '../platform/context.ts'
import { countAgain, countPaths, insertPath } from './missing-page.repository.ts'

/** Characters: longer paths are counted under their beginning. */
export const longestPath = 255
/** Rows a store keeps: whoever invents paths fills no disk. Known paths are counted beyond it. */
export const mostPaths = 10_000

/** Counts a path that led nowhere, once a call. */
export async function countMissingPage({ db, view, now }: Ctx, requestUrl: string): Promise<void> {
  const path = pathOnly(requestUrl)
  if (path === null) return
  const at = now()
  if (await countAgain(db, view.code, path, at)) return
  if ((await countPaths(db, view.code)) < mostPaths) await insertPath(db, view.code, path, at)
}

const secrets = /^\/(?:[a-z_]+\/)?(?:create-password|auth|my-account)(?:\/|$)/

/**
 * Nothing that tells of a person: queries and fragments are cut, e-mail addresses are no paths, and neither are those
 * below which secrets travel. null: not to be counted.
 */
function pathOnly(requestUrl: string): string | null {
  const path = URL.parse(requestUrl, 'http://shop.invalid')?.pathname
  if (path === undefined) return null
  const readable = decoded(path)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '')
  if (readable.includes('@') || secrets.test(readable)) return null
  return [...readable].slice(0, longestPath).join('')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
