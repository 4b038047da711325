import type { PriceFormat } from '@mantel/domain/store'

/** Numbers look like the store's prices do. From data and not by Intl: server and browser write the same text. */
export type NumberText = Pick<PriceFormat, 'decimal' | 'group'>

export function formatNumber(value: number, { decimal, group }: NumberText): string {
  const [whole = '0', fraction] = String(Math.abs(value)).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => group)
  return `${value < 0 ? '-' : ''}${grouped}${fraction ? decimal + fraction : ''}`
}
