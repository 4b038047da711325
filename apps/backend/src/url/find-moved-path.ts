import type { StoreView } from '@mantel/domain/store'
import { findUrlPath } from '../catalog/index.ts'
import type { Ctx } from '../platform/context.ts'
import { plainPath } from './map-url.ts'

/** Where something that once stood at this path is today, for a redirect; null for a path that never led anywhere. */
export async function findMovedPath(ctx: { view: StoreView; db: Ctx['db'] }, url: string): Promise<string | null> {
  const path = plainPath(url)
  const target = path === '' ? undefined : await findUrlPath(ctx.db, ctx.view.code, path)
  return target?.currentPath && target.currentPath !== path ? target.currentPath : null
}
