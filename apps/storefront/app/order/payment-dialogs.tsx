import { RedirectForm } from '@mantel/plugins/payment/browser'
import type { CartTexts } from '../cart/use-cart.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import type { Payment } from './use-payment.ts'

/** What paying shows beside the form that started it. */
export function PaymentDialogs({ t, payment: { view, answer } }: { t: CartTexts; payment: Payment }) {
  if (view.at === 'challenge') return <ChallengeDialog t={t} challenge={view.challenge} onAnswer={answer} />
  if (view.at === 'redirect') return <RedirectForm label={t('checkout.to_provider')} redirect={view.redirect} />
  return null
}
