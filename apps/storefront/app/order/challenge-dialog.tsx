import type { Challenge } from '@mantel/client'
import { Panel } from '@mantel/ui/overlay/panel'
import { useEffect, useRef } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'
import { useT } from '../i18n/text-context.tsx'

/**
 * The card's bank asks something, in a frame of its own. Its answer comes back through the shop's page inside that frame,
 * which tells this one. Who closes it can go on later.
 */
export function ChallengeDialog({
  t,
  challenge,
  onAnswer,
}: {
  t: CartTexts
  challenge: Challenge
  onAnswer(cRes: string | null): void
}) {
  const shop = useT()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.submit(), [])
  useEffect(() => {
    const hear = ({ data, origin }: MessageEvent<{ cRes?: unknown; type?: unknown } | null>) => {
      if (origin === location.origin && data?.type === 'challenge-result' && typeof data.cRes === 'string')
        onAnswer(data.cRes)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [onAnswer])
  return (
    <Panel open onClose={() => onAnswer(null)} title={t('checkout.challenge')} closeLabel={shop('shell.close')}>
      <form ref={form} method="post" action={challenge.acsUrl} target="challenge" hidden>
        <input type="hidden" name="creq" value={challenge.cReq} />
      </form>
      <iframe name="challenge" title={t('checkout.challenge')} className="h-[32rem] w-full border-0 bg-white" />
    </Panel>
  )
}
