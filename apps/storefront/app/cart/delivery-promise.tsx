import { type DeliveryPromise as Promised, promiseDelivery } from '@mantel/domain/delivery'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'

/** The days of delivery for an order placed now; '' on the server, because a page is cached for longer than the promise holds. */
export function useDeliveryPromise(availableFrom: string | null = null): string {
  const t = useT()
  const { shipping, i18n } = useStore().view
  const { promise: rules } = shipping
  const [promised, setPromised] = useState<Promised | null>(null)
  useEffect(() => {
    const update = () => setPromised(rules && promiseDelivery(rules, { now: new Date(), availableFrom }))
    // Runs in a task of its own: the first date that a page formats takes a slow phone 100 ms.
    const soon = setTimeout(update)
    // The cut-off time may pass while the page is open.
    const timer = setInterval(update, 60_000)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
    }
  }, [rules, availableFrom])
  if (!promised) return ''
  const { from, to } = promised
  // Abbreviated months keep the promise on one line on phones, for which the page has reserved the space.
  const days = new Intl.DateTimeFormat(i18n.defaultLocale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return t('delivery.promise', { from: days.format(new Date(from)), to: days.format(new Date(to)) })
}
