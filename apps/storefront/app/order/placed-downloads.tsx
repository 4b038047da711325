import { type CustomerOrderView, customerOrderView, fetchOrderDetails } from '@mantel/client'
import { useEffect, useState } from 'react'
import { useStore } from '../store/store-context.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import type { OrderingView } from './use-ordering.ts'

/** The files are delivered some moments after the payment. Milliseconds. */
const pauseMs = 1500
const maxTries = 20

/** The links to the files of an order that was just placed. They appear when the shop has delivered them. */
export function PlacedDownloads({ ordering: { t, account }, orderKey }: { ordering: OrderingView; orderKey: string }) {
  const [downloads, setDownloads] = useState<CustomerOrderView['downloads']>([])
  const { caller } = account.tasks
  const { prices, i18n } = useStore().view
  useEffect(() => {
    let tries = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    let isMounted = true
    async function load() {
      const found = await fetchOrderDetails(caller, orderKey)
      if (!isMounted) return
      const listed = found.ok
        ? customerOrderView(found.order, prices.shown, i18n.priceFormat.fractionDigits).downloads
        : []
      if (listed.length > 0) setDownloads(listed)
      else if (++tries < maxTries) timer = setTimeout(load, pauseMs)
    }
    void load()
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [caller, orderKey, prices, i18n])
  return downloads.length === 0 ? null : <OrderDownloads t={t} downloads={downloads} />
}
