import type { StoreView } from '@mantel/domain/store'
import { findUrlPath } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import { toUrlPath } from './map-url.ts'

/** The current path of a document that had this path before, for a redirect; null if no document ever had the path. */
export async function findMovedPath(ctx: { view: StoreView; db: Ctx['db'] }, url: string): Promise<string | null> {
  const path = toUrlPath(url)
  const target = path === '' ? undefined : await findUrlPath(ctx.db, ctx.view.code, path)
  return target?.currentPath && target.currentPath !== path ? target.currentPath : null
}
