import { type ComponentType, useEffect, useState } from 'react'
import { useAccount } from '../account/use-account.ts'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useEngine } from '../store/engine-context.ts'
import { useStore } from '../store/store-context.tsx'
import type { AccountContentProps } from './account-content.tsx'
import type { OpenedAccount } from './account-screen.ts'

type Opened = OpenedAccount & { Content: ComponentType<AccountContentProps> }

/**
 * The session, the texts and the screens; null while they load, 'unreachable' if they cannot be loaded. The screens are loaded here
 * and not with the route, so that the modules that they share with other pages stay out of those pages' first load.
 */
export function useAccountContent(): Opened | 'unreachable' | null {
  const engine = useEngine()
  const openAccount = useAccount()
  const { i18n } = useStore().view
  const [opened, setOpened] = useState<Opened | 'unreachable' | null>(null)
  useEffect(() => {
    if (!engine) return
    let isMounted = true
    Promise.all([import('./account-content.tsx'), openAccount(), loadBuyingTranslator(i18n)])
      .then(
        ([{ AccountContent }, account, t]) => isMounted && setOpened({ engine, account, t, Content: AccountContent }),
      )
      .catch(() => isMounted && setOpened('unreachable'))
    return () => {
      isMounted = false
    }
  }, [engine, openAccount, i18n])
  return opened
}
