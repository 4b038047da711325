import { loadGiftCardPreview } from '@mantel/client'
import type { GiftCardEntries } from '@mantel/domain/giftcard'
import { Prose } from '@mantel/ui/text/prose'
import { useEffect, useState } from 'react'
import type { BuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useEngine } from '../../store/engine-context.ts'

/** Milliseconds after the last keystroke, so that typing does not send a request for every key. */
const pauseMs = 400

/** The card as its recipient will see it. isReady: the shopper has changed the form, and nothing is missing. */
export function GiftCardPreview({
  t,
  entries,
  isReady,
}: {
  t: BuyingTranslator
  entries: GiftCardEntries
  isReady: boolean
}) {
  const engine = useEngine()
  const [html, setHtml] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const { recipientName, recipientEmail, senderName, message, image } = entries
  useEffect(() => {
    if (!engine || !isReady) return
    let isCurrent = true
    setLoading(true)
    const timer = setTimeout(async () => {
      const loaded = await loadGiftCardPreview(engine, { recipientName, recipientEmail, senderName, message, image })
      if (!isCurrent) return
      setLoading(false)
      if (loaded !== null) setHtml(loaded)
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      setLoading(false)
    }
  }, [engine, isReady, recipientName, recipientEmail, senderName, message, image])
  return (
    <section aria-labelledby="gift-card-preview" className="grid gap-3">
      <h3 id="gift-card-preview" className="font-medium">
        {t('gift_card.preview')}
      </h3>
      {html && isReady ? (
        <div data-preview className="rounded-frame border border-hairline p-5">
          <Prose html={html} />
        </div>
      ) : (
        <p className="text-muted">{t('gift_card.preview_text')}</p>
      )}
      <p role="status" className="text-13 text-muted empty:hidden">
        {isLoading ? t('gift_card.preview_busy') : null}
      </p>
    </section>
  )
}
