import { LineArt } from '@mantel/ui/picture/line-art'
import type { ReactNode } from 'react'
import type { PaymentLogo } from './methods.ts'

/** Signs of our own drawing, no one's trademark; the method's name stands beside them. */
const drawings: Record<PaymentLogo, ReactNode> = {
  card: <path d="M2.5 5.5h31v17h-31zM2.5 10.5h31M6.5 17.5h7" />,
  paypal: <path d="M4.5 8.5h24v14h-24zM8.5 8.5v-4h22v14M22.5 15.5h6" />,
  cash: <path d="M2.5 6.5h31v15h-31zM21.5 14a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM6.5 10v0M29.5 18v0" />,
  gift: (
    <path d="M5.5 12.5h25v11h-25zM3.5 8.5h29v4h-29zM18 8.5v15M18 8.5c-5 0-7-6-3.5-6S18 8.5 18 8.5s0-6 3.5-6 1.5 6-3.5 6z" />
  ),
}

export function MethodSign({ logo }: { logo: PaymentLogo }) {
  return (
    <LineArt width={36} height={28}>
      {drawings[logo]}
    </LineArt>
  )
}
