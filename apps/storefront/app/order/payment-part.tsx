import { CardFields, type CardFieldsProps } from '@mantel/plugins/payment/browser'
import type { RefObject } from 'react'
import { usePlace } from '../place/place-context.tsx'
import type { ShownOrdering } from './use-ordering.ts'

/** What a method collects before the order is placed; null: it has said itself what is missing. */
export type CollectAdditional = () => Promise<Record<string, unknown> | null>

/** The chosen method's own part of the page; most have none. A card's number stays in the provider's frame. */
export function PaymentPart({
  shown: { t, account },
  code,
  collect,
  onWantsToPay,
}: {
  shown: ShownOrdering
  code: string
  collect: RefObject<CollectAdditional | null>
  onWantsToPay(): void
}) {
  const { language } = usePlace().view
  if (code !== 'card') return null
  async function openSession(): ReturnType<CardFieldsProps['openSession']> {
    const outcome = await account.tasks.caller.call('cardMerchantSession', { body: {} })
    if (!outcome.ok) throw new Error('the card provider gave no session')
    const { merchantSessionKey, expiry, frameUrl } = outcome.result
    return { merchantSessionKey, expiry, frameUrl: String(frameUrl) }
  }
  const texts = {
    title: t('checkout.card_title'),
    loading: t('checkout.card_loading'),
    failed: t('checkout.card_away'),
    retry: t('checkout.card_retry'),
  }
  return (
    <CardFields
      texts={texts}
      language={language}
      openSession={openSession}
      collect={collect as CardFieldsProps['collect']}
      onWantsToPay={onWantsToPay}
    />
  )
}
