import type { ProductView, StockView } from '@mantel/client'
import { toMinorUnits } from '@mantel/domain/money'
import { Icon } from '@mantel/ui/picture/icon'
import { useFormats, useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'

const stockIcons = {
  'in-stock': { icon: 'check', tone: 'text-good' },
  'last-pieces': { icon: 'clock', tone: 'text-accent' },
  'pre-order': { icon: 'calendar', tone: 'text-accent' },
  'sold-out': { icon: 'close', tone: 'text-muted' },
} as const

/** The stock state and the delivery cost in one line. */
export function Availability({
  stock,
  typeId,
  isChecking,
}: {
  stock: StockView
  typeId: ProductView['typeId']
  isChecking: boolean
}) {
  const t = useT()
  const { icon, tone } = stockIcons[stock.state]
  const stockText = useStockText(stock)
  const delivery = useDeliveryText(typeId)
  return (
    <p className="flex items-start gap-2">
      <Icon name={icon} className={`mt-0.5 flex-none ${tone}`} />
      <span>
        <span role="status" className="font-medium">
          {isChecking ? t('stock_check_running') : stockText}
        </span>
        {!isChecking && stock.state !== 'sold-out' && delivery && <span className="text-muted"> · {delivery}</span>}
      </span>
    </p>
  )
}

function useStockText({ state, left, availableFrom }: StockView): string {
  const t = useT()
  const formats = useFormats()
  switch (state) {
    case 'in-stock':
      return t('stock.in')
    case 'last-pieces':
      return left === null ? t('stock.in') : t('stock.left', { count: left })
    case 'pre-order':
      return availableFrom ? t('stock.preorder', { date: formats.day(availableFrom) }) : t('label.preorder')
    case 'sold-out':
      return availableFrom ? t('stock.back_on', { date: formats.day(availableFrom) }) : t('stock.out')
  }
}

/**
 * The delivery cost, gross or net as the store shows its prices. For products without shipping: how they are delivered.
 */
export function useDeliveryText(typeId: ProductView['typeId']): string | null {
  const t = useT()
  const formats = useFormats()
  const { shipping, prices, i18n } = useStore().view
  if (typeId === 'virtual') return t('type.virtual')
  if (typeId === 'downloadable') return t('type.downloadable')
  if (typeId === 'amgiftcard') return t('delivery.by_email')
  const method = shipping.methods.find(({ isDefault }) => isDefault) ?? shipping.methods[0]
  if (!method) return null
  const amount = prices.shown === 'gross' ? method.amountInclTax : method.amount
  if (amount === 0) return t('delivery.free')
  return t('delivery.cost', { price: formats.price(toMinorUnits(amount, i18n.priceFormat.fractionDigits)) })
}
