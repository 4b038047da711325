import type { Outcome } from '@mantel/client'
import { useEffect, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../../i18n/load-buying-translator.ts'
import { useStore } from '../../store/store-context.tsx'

/** The texts of forms; null while they load. */
export function useBuyingTexts(): BuyingTranslator | null {
  const { i18n } = useStore().view
  const [texts, setTexts] = useState<{ t: BuyingTranslator } | null>(null)
  useEffect(() => {
    loadBuyingTranslator(i18n).then(
      (t) => setTexts({ t }),
      () => {},
    )
  }, [i18n])
  return texts?.t ?? null
}

/** The text of an error: the server's message if it refused the call. `outcome` is null if the call failed. */
export function refusalText(outcome: Outcome<unknown> | null, t: BuyingTranslator): string {
  if (!outcome || outcome.ok || outcome.reason === 'failed') return t('offline')
  return typeof outcome.result === 'string' ? outcome.result : t('something_went_wrong')
}
