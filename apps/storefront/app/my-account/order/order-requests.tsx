import type { CustomerOrder, CustomerOrderView } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { useState } from 'react'
import { useFormats } from '../../i18n/text-context.tsx'
import { useOnline } from '../../store/use-online.ts'
import type { OrderPageProps } from './order-page.tsx'
import { ReturnForm } from './return-form.tsx'
import { useOrderFormat } from './use-order-format.ts'

/** Cancelling an order and withdrawing from it: the buttons that the law asks for, and the outcome of earlier requests. */
export function OrderRequests({
  account,
  t,
  view,
  orderKey,
  onChange,
}: Pick<OrderPageProps, 'account' | 't' | 'orderKey' | 'onChange'> & { view: CustomerOrderView }) {
  const { longDay } = useFormats()
  const { price } = useOrderFormat()
  const isOnline = useOnline()
  const [opened, setOpened] = useState<'cancellation' | 'withdrawal' | null>(null)
  const [done, setDone] = useState<'cancellation' | 'withdrawal' | null>(null)
  const { requests, canCancel, withdrawable, withdrawalEnded, currency } = view
  const canWithdraw = withdrawable.length > 0
  if (requests.length === 0 && !canCancel && !canWithdraw && !withdrawalEnded) return null
  const end = withdrawable.map(({ until }) => until).find((until) => until !== null)
  function finish(kind: 'cancellation' | 'withdrawal', order: CustomerOrder) {
    setOpened(null)
    setDone(kind)
    onChange(order)
  }
  return (
    <section aria-labelledby="order-requests" className="grid gap-5" data-requests={requests.length}>
      <h2 id="order-requests" className="title-3">
        {t('request.title')}
      </h2>
      <ul className="grid gap-4 empty:hidden">
        {requests.map(({ number, kind, state, requestedAt, amount, note, items }) => (
          <li key={number} data-request={state}>
            <p className="font-medium">
              {t(`request.kind_${kind}`)}: {t(`request.state_${state}`)}{' '}
              <span className="font-normal text-muted">{longDay(requestedAt)}</span>
            </p>
            <p>{items.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}</p>
            {state !== 'refused' && (
              <p className="figures">
                {t(state === 'open' ? 'request.refund_expected' : 'request.refund', { price: price(amount, currency) })}
              </p>
            )}
            {note !== '' && <p className="text-muted wrap-anywhere">{t('request.note', { note })}</p>}
          </li>
        ))}
      </ul>
      <div role="status" className="empty:hidden">
        {done !== null && <Notice tone="success">{t(`request.done_${done}`)}</Notice>}
      </div>
      {!isOnline && (canCancel || canWithdraw) && <p className="text-muted">{t('request.offline')}</p>}
      {opened === null && (canCancel || canWithdraw) && (
        <>
          <div className="flex flex-wrap gap-3">
            {canCancel && (
              <Button variant="quiet" disabled={!isOnline} onClick={() => setOpened('cancellation')}>
                {t('request.cancel')}
              </Button>
            )}
            {canWithdraw && (
              <Button variant="quiet" disabled={!isOnline} onClick={() => setOpened('withdrawal')}>
                {t('request.withdraw')}
              </Button>
            )}
          </div>
          {canWithdraw && end && <p className="text-muted">{t('request.until', { date: longDay(end) })}</p>}
        </>
      )}
      {withdrawalEnded && <p className="text-muted">{t('request.ended', { date: longDay(withdrawalEnded) })}</p>}
      {opened !== null && (
        <ReturnForm
          key={opened}
          account={account}
          t={t}
          view={view}
          orderKey={orderKey}
          kind={opened}
          onClose={() => setOpened(null)}
          onDone={(order) => finish(opened, order)}
        />
      )}
    </section>
  )
}
