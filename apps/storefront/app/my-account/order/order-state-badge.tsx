import type { CustomerOrderView } from '@mantel/client'
import { Badge } from '@mantel/ui/text/badge'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'

const tones = {
  received: 'plain',
  pending_payment: 'accent',
  paid: 'plain',
  shipped: 'good',
  cancelled: 'plain',
  refunded: 'plain',
} as const satisfies Record<CustomerOrderView['state'], string>

export function OrderStateBadge({ t, state }: { t: BuyingTranslator; state: CustomerOrderView['state'] }) {
  return <Badge tone={tones[state]}>{t(`order.state_${state}`)}</Badge>
}
