import { fetchInvoice } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import { useEngine } from '../place/engine-context.ts'
import { saveFile } from './save-file.ts'
import type { ShownOrder } from './shown-order.ts'
import type { ShownOrdering } from './use-ordering.ts'

/** The invoice as a file. Once it was fetched it is there without a connection too. */
export function InvoiceButton({ shown, order }: { shown: ShownOrdering; order: ShownOrder }) {
  const { t, account } = shown
  const engine = useEngine()
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { backendOrderId: orderId, orderKey: key, orderNumber } = order
  async function download() {
    if (!engine) return
    setBusy(true)
    const invoice = await fetchInvoice(engine, account.tasks.caller, { orderId, key })
    setBusy(false)
    setMissing(invoice === null)
    if (invoice !== null) saveFile(invoice, `${t('checkout.invoice')} ${orderNumber ?? orderId}.pdf`)
  }
  return (
    <div>
      <Button busy={isBusy} onClick={download}>
        {t('checkout.invoice_download')}
      </Button>
      <p role="status" className="mt-2 text-13 text-muted empty:hidden">
        {isMissing && t('checkout.invoice_missing')}
      </p>
    </div>
  )
}
