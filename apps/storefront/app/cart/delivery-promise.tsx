import { type DeliveryPromise as Promised, promiseDelivery } from '@mantel/domain/delivery'
import { useEffect, useState } from 'react'
import { useFormats, useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'

/** The days of delivery for an order of now; '' on the server, because a page is cached for longer than the promise holds. */
export function useDeliveryPromise(availableFrom: string | null = null): string {
  const t = useT()
  const formats = useFormats()
  const { promise: rules } = useStore().view.shipping
  const [promised, setPromised] = useState<Promised | null>(null)
  useEffect(() => {
    const update = () => setPromised(rules && promiseDelivery(rules, { now: new Date(), availableFrom }))
    update()
    // The cut-off time may pass while the page is open.
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [rules, availableFrom])
  if (!promised) return ''
  const { from, to } = promised
  return t('delivery.promise', { from: formats.day(from), to: formats.day(to) })
}
