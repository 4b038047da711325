import { createObservable, type Notification } from '@mantel/client'
import { NoticeRegion } from '@mantel/ui/overlay/notice-region'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import type { NoticeList } from './notice-list.tsx'

const none: readonly Notification[] = []
const noNotifications = createObservable(none)

/** Milliseconds. A busy page loads the list no later than this, so that it is there when the connection is lost. */
const loadAfterMs = 3000

/** Shows the engine's notifications in the corner of the page. */
export function NotificationCorner() {
  const t = useT()
  const notifications = useEngine()?.notifications
  const { subscribe, get } = notifications ?? noNotifications
  // Returns the same empty array as on the server, so that hydration does not re-render.
  const shown = useSyncExternalStore(subscribe, () => (get().length > 0 ? get() : none), noNotifications.get)
  const List = useNoticeList(shown !== none)
  return (
    <NoticeRegion label={t('status.notifications')}>
      {List && notifications && <List shown={shown} notifications={notifications} />}
    </NoticeRegion>
  )
}

/** Loads the list when it is needed, or after the page. */
function useNoticeList(isNeeded: boolean): typeof NoticeList | null {
  const [List, setList] = useState<typeof NoticeList | null>(null)
  useEffect(() => {
    const load = () => void import('./notice-list.tsx').then((file) => setList(() => file.NoticeList)).catch(() => {})
    const timer = setTimeout(load, isNeeded ? 0 : loadAfterMs)
    return () => clearTimeout(timer)
  }, [isNeeded])
  return List
}
