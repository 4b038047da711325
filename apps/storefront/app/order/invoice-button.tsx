import { type Account, fetchInvoice } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useEngine } from '../store/engine-context.ts'
import type { OrderView } from './order-view.ts'

/** Downloads the invoice as a PDF. While offline it saves the copy from the last download. */
export function InvoiceButton({
  t,
  account,
  order,
  variant,
}: {
  t: BuyingTranslator
  account: Account
  order: Pick<OrderView, 'backendOrderId' | 'orderKey' | 'orderNumber'>
  variant?: 'quiet'
}) {
  const engine = useEngine()
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { backendOrderId: orderId, orderKey: key, orderNumber } = order
  async function download() {
    if (!engine) return
    setBusy(true)
    const invoice = await fetchInvoice(engine, account.tasks.silentCaller, { orderId, key })
    setBusy(false)
    setMissing(invoice === null)
    if (invoice !== null) saveFile(invoice, `${t('checkout.invoice')} ${orderNumber ?? orderId}.pdf`)
  }
  return (
    <div>
      <Button variant={variant} busy={isBusy} onClick={download}>
        {t('checkout.invoice_download')}
      </Button>
      <p role="status" className="mt-2 text-13 text-muted empty:hidden">
        {isMissing && t('checkout.invoice_missing')}
      </p>
    </div>
  )
}

/** Starts the browser's download of a base64-encoded PDF. */
function saveFile(base64: string, name: string): void {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // Frees the file's memory after a minute. By then the browser has started to read it for the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
