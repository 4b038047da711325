import type { PriceFormat } from '@mantel/domain/store'

/** Number separators, the same as in the store's prices. From settings instead of Intl, so that server and browser always agree. */
export type NumberFormat = Pick<PriceFormat, 'decimal' | 'group'>

export function formatNumber(value: number, { decimal, group }: NumberFormat): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group)
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`
}
