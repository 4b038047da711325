import type { Challenge } from '@mantel/client'
import { ChallengeFrame } from '@mantel/plugins/payment/browser'
import { Panel } from '@mantel/ui/overlay/panel'
import type { CartTexts } from '../cart/use-cart.ts'
import { useT } from '../i18n/text-context.tsx'
import { usePlace } from '../place/place-context.tsx'
import type { BankAnswer } from './use-payment.ts'

/** The card's bank asks something, in a frame of its own. Who closes it can go on later. */
export function ChallengeDialog({
  t,
  challenge,
  onAnswer,
}: {
  t: CartTexts
  challenge: Challenge
  onAnswer(answer: BankAnswer): void
}) {
  const shop = useT()
  const { apiUrl, publicUrl } = usePlace().website
  return (
    <Panel open onClose={() => onAnswer('closed')} title={t('checkout.challenge')} closeLabel={shop('shell.close')}>
      <ChallengeFrame
        title={t('checkout.challenge')}
        challenge={challenge}
        apiOrigin={apiUrl === publicUrl ? location.origin : apiUrl}
        onAnswer={(answer) => onAnswer(answer.kind === 'answered' ? { cRes: answer.cRes } : 'settled')}
      />
    </Panel>
  )
}
