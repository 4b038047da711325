import type { ShopMessage } from '@mantel/client'
import { useEffect, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useT } from '../i18n/text-context.tsx'
import { useStore } from './store-context.tsx'

/**
 * Translates an engine message into the page's language. Null while a rarely needed text is loading. If loading fails, returns
 * a general error text.
 */
export function useMessageText(message: ShopMessage): string | null {
  const t = useT()
  const { i18n } = useStore().view
  const [rest, setRest] = useState<{ t: BuyingTranslator } | 'unreachable' | null>(null)
  const needsLoading = 'key' in message && !t.has(message.key)
  useEffect(() => {
    if (!needsLoading) return
    let isMounted = true
    loadBuyingTranslator(i18n)
      .then((loaded) => ({ t: loaded }))
      .catch(() => 'unreachable' as const)
      .then((loaded) => isMounted && setRest(loaded))
    return () => {
      isMounted = false
    }
  }, [needsLoading, i18n])
  if (!('key' in message)) return message.text
  if (t.has(message.key)) return t.of(message.key, message.params)
  if (rest === null) return null
  if (rest === 'unreachable') return t('something_went_wrong')
  return rest.t.of(message.key, message.params)
}
