import type { Account } from '@mantel/client'
import { Notice } from '@mantel/ui/overlay/notice'
import { useEffect, useState } from 'react'
import { useSession } from '../account/current-session.ts'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import { useOnline } from '../store/use-online.ts'

/** Says that changes wait for the connection. The session's state changes with each of them. */
export function UnsentChangesNote({ t, account: { tasks } }: { t: BuyingTranslator; account: Account }) {
  const isOnline = useOnline()
  const session = useSession()
  const [isWaiting, setWaiting] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the queue is read again after each change of the session.
  useEffect(() => {
    let isMounted = true
    void tasks.queue.waiting().then((waiting) => isMounted && setWaiting(waiting.length > 0))
    return () => {
      isMounted = false
    }
  }, [tasks, session, isOnline])
  return (
    <div role="status" className="empty:hidden">
      {isWaiting && !isOnline && <Notice tone="info">{t('account.unsent')}</Notice>}
    </div>
  )
}
