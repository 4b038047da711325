import type { StockView } from '@mantel/client'
import { leastQuantity } from '@mantel/domain/cart'
import { useT } from '../../i18n/text-context.tsx'

/** The pack size and the minimum order, for products that are not sold in single units. */
export function OrderQuantity({ level }: Pick<StockView, 'level'>) {
  const t = useT()
  const least = leastQuantity(level)
  const texts = [
    level.pack > 1 && t('product.multiples', { count: level.pack }),
    least > level.pack && t('product.minimum', { count: least }),
  ].filter(Boolean)
  return texts.length === 0 ? null : <p className="text-15 text-muted">{texts.join(' · ')}</p>
}
