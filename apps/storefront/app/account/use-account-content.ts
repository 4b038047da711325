import type { Account, Engine } from '@mantel/client'
import { type ComponentType, useEffect, useState } from 'react'
import { type BuyingTranslator, loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import { useAccount } from './use-account.ts'

export type OpenedAccount = { engine: Engine; account: Account; t: BuyingTranslator }

type AccountContent<Props> = OpenedAccount & { Content: ComponentType<Props> }

/**
 * The session, the texts and the content of a screen; null while they load, 'unreachable' if they cannot be loaded. The content is
 * loaded here and not with the route, so that the modules that it shares with other pages stay out of those pages' first load.
 * `loadContent` must be the same function at each render.
 */
export function useAccountContent<Props>(
  loadContent: () => Promise<ComponentType<Props>>,
): AccountContent<Props> | 'unreachable' | null {
  const engine = useEngine()
  const openAccount = useAccount()
  const { i18n } = useStore().view
  const [opened, setOpened] = useState<AccountContent<Props> | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([loadContent(), openAccount(), loadBuyingTranslator(i18n)])
      .then(([Content, account, t]) => isMounted && setOpened({ engine, account, t, Content }))
      .catch(() => isMounted && setOpened('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, openAccount, i18n, loadContent])
  return opened
}
