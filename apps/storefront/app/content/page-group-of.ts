import { pagePath } from '@mantel/domain/routing'
import type { PageGroup } from '../shell/shell-data.ts'

/** The group that a page belongs to, as its head or below it. One that stands alone has nothing to be led around in. */
export function pageGroupOf(groups: readonly PageGroup[], identifier: string): PageGroup | null {
  const path = pagePath(identifier)
  const group = groups.find((one) => one.path === path || one.pages.some((below) => below.path === path))
  return group && group.pages.length > 0 ? group : null
}
