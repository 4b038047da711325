import { type CustomerOrder, type CustomerOrderView, requestReturn } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { TextArea } from '@mantel/ui/form/field'
import { Select } from '@mantel/ui/form/select'
import { Notice } from '@mantel/ui/overlay/notice'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { readText } from '../../account/read-form.ts'
import type { OrderPageProps } from './order-page.tsx'

/** The second step of a cancellation or withdrawal: the buyer chooses the items and confirms. */
export function ReturnForm({
  account,
  t,
  view,
  orderKey,
  kind,
  onClose,
  onDone,
}: Pick<OrderPageProps, 'account' | 't' | 'orderKey'> & {
  view: CustomerOrderView
  kind: 'cancellation' | 'withdrawal'
  onClose(): void
  onDone(order: CustomerOrder): void
}) {
  // One id for all attempts of this form, so that a second click, or another attempt after a lost reply, makes no second request.
  const [requestId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const lines = view.lines.flatMap((line) => {
    const left = view.withdrawable.find(({ lineId }) => lineId === line.id)
    return left ? [{ ...line, left: left.quantity }] : []
  })
  const [onlyLine] = lines.length === 1 ? lines : []

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const data = new FormData(event.currentTarget)
    const items = lines.map(({ id }) => ({ lineId: id, quantity: Number(readText(data, `quantity-${id}`)) }))
    const isWithdrawal = kind === 'withdrawal'
    if (isWithdrawal && items.every(({ quantity }) => quantity === 0)) return setError(t('withdrawal_empty'))
    setBusy(true)
    const sent = await requestReturn(account.tasks, {
      orderKey,
      orderId: view.id,
      requestId,
      kind,
      reason: readText(data, 'reason').trim(),
      items: isWithdrawal ? items : undefined,
    })
    setBusy(false)
    if (sent.ok) onDone(sent.order)
    else setError(sent.text || t('request.failed'))
  }

  return (
    <form
      noValidate
      method="post"
      onSubmit={send}
      className="grid max-w-measure gap-5 rounded-frame bg-wash p-6"
      data-return-form={kind}
    >
      <h3 ref={heading} tabIndex={-1} className="font-medium">
        {t(kind === 'withdrawal' ? 'request.withdraw' : 'request.cancel')}
      </h3>
      <p>{t(kind === 'withdrawal' ? 'request.withdraw_text' : 'request.cancel_text')}</p>
      <div role="alert" className="empty:hidden">
        {error !== null && <Notice tone="error">{error}</Notice>}
      </div>
      {kind === 'withdrawal' &&
        lines.map(({ id, name, left }) => (
          <Select
            key={id}
            label={t('request.quantity', { name })}
            name={`quantity-${id}`}
            defaultValue={onlyLine && left === 1 ? 1 : 0}
          >
            {[...Array(left + 1).keys()].map((quantity) => (
              <option key={quantity} value={quantity}>
                {quantity}
              </option>
            ))}
          </Select>
        ))}
      <TextArea label={t('request.reason')} mark={t('form.optional')} name="reason" rows={3} maxLength={1000} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t(kind === 'withdrawal' ? 'request.withdraw_confirm' : 'request.cancel_confirm')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('request.close')}
        </Button>
      </div>
    </form>
  )
}
