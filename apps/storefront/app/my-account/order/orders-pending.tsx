import type { OrderHistoryState } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Loading, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Notice } from '@mantel/ui/overlay/notice'
import type { ReactNode } from 'react'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useT } from '../../i18n/text-context.tsx'

/**
 * Shown in place of orders: a skeleton while they load, an error with a retry, or the children if the customer has
 * none.
 */
export function OrdersPending({
  t,
  history: { status, total },
  onRetry,
  children,
}: {
  t: BuyingTranslator
  history: Pick<OrderHistoryState, 'status' | 'total'>
  onRetry(): void
  children: ReactNode
}) {
  const commonT = useT()
  if (total === 0) return children
  if (status === 'failed')
    return (
      <div role="alert">
        <Notice
          tone="error"
          actions={
            <Button variant="link" size="small" onClick={onRetry}>
              {t('orders.retry')}
            </Button>
          }
        >
          {t('orders.failed')}
        </Notice>
      </div>
    )
  return (
    <Loading label={commonT('status.loading')}>
      <SkeletonText lines={5} />
    </Loading>
  )
}
