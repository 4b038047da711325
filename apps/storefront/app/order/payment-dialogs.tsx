import { RedirectForm } from '@mantel/plugins/payment/browser'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import type { Payment } from './use-payment.ts'

/** The bank's challenge or the redirect to the provider, beside the form that started the payment. */
export function PaymentDialogs({ t, payment: { view, answer } }: { t: BuyingTranslator; payment: Payment }) {
  if (view.step === 'challenge') return <ChallengeDialog t={t} challenge={view.challenge} onAnswer={answer} />
  if (view.step === 'redirect') return <RedirectForm label={t('checkout.to_provider')} redirect={view.redirect} />
  return null
}
