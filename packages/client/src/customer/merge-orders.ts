import { orderHistory as limits } from '@mantel/domain/constants'
import type { CustomerOrder } from './customer-orders.ts'

type Known = { orders: readonly CustomerOrder[]; total: number | null }
type LoadedPage = { page: number; items: readonly CustomerOrder[]; total: number }

/**
 * The known orders with those of a loaded page, newest first. The page replaces all orders in its range: one that it lacks is no longer
 * visible to the customer.
 */
export function mergeOrders(
  { orders: known, total: before }: Known,
  { page, items, total }: LoadedPage,
): CustomerOrder[] {
  const isFirst = page === limits.firstPage
  const isLast = items.length < limits.pageSize || total <= page * limits.pageSize
  const ids = items.map(({ entity_id }) => entity_id)
  const newest = isFirst ? Number.POSITIVE_INFINITY : Math.max(...ids)
  const oldest = isLast ? Number.NEGATIVE_INFINITY : Math.min(...ids)
  const isCovered = ({ entity_id: id }: CustomerOrder) => id <= newest && id >= oldest
  const keepsOthers = !isFirst || (total >= (before ?? 0) && isContinued(ids, known.filter(isCovered)))
  const others = keepsOthers ? known.filter((order) => !isCovered(order)) : []
  return [...others, ...items].toSorted((a, b) => b.entity_id - a.entity_id)
}

/**
 * Whether the known orders continue the newest page without a gap: the page's last order is one of them, and the page
 * contains all of them in its range.
 */
function isContinued(ids: readonly number[], covered: readonly CustomerOrder[]): boolean {
  const isOverlapping = covered.some(({ entity_id }) => entity_id === ids.at(-1))
  return isOverlapping && covered.every(({ entity_id }) => ids.includes(entity_id))
}
