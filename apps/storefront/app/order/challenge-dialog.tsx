import type { Challenge } from '@mantel/client'
import { ChallengeFrame } from '@mantel/plugins/payment/browser'
import { Panel } from '@mantel/ui/overlay/panel'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from '../store/store-context.tsx'
import type { BankAnswer } from './use-payment.ts'

/** The 3-D Secure challenge of the card's bank in an iframe. A shopper who closes it can continue the payment later. */
export function ChallengeDialog({
  t,
  challenge,
  onAnswer,
}: {
  t: BuyingTranslator
  challenge: Challenge
  onAnswer(answer: BankAnswer): void
}) {
  const commonT = useT()
  const { apiUrl, publicUrl } = useStore().website
  return (
    <Panel open onClose={() => onAnswer('closed')} title={t('checkout.challenge')} closeLabel={commonT('shell.close')}>
      <ChallengeFrame
        title={t('checkout.challenge')}
        challenge={challenge}
        apiOrigin={apiUrl === publicUrl ? location.origin : apiUrl}
        onAnswer={(answer) => onAnswer(answer.kind === 'answered' ? { cRes: answer.cRes } : 'settled')}
      />
    </Panel>
  )
}
