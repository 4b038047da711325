import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useRef } from 'react'

/** Why the payment was declined, above the fields that the shopper has to correct. It receives the focus. */
export function DeclinedPayment({ text }: { text: string }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [])
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="scroll-mt-6">
      <Notice tone="error">{text}</Notice>
    </div>
  )
}
