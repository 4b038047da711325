import { createObservable, type Notification } from '@mantel/client'
import { NoticeRegion } from '@mantel/ui/overlay/notice-region'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import type { NoticeList } from './notice-list.tsx'

const none: readonly Notification[] = []
const noNotifications = createObservable(none)

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

/** Loads the list right after hydration, so that it is there when the connection is lost, or again when it is needed. */
function useNoticeList(isNeeded: boolean): typeof NoticeList | null {
  const [List, setList] = useState<typeof NoticeList | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies(isNeeded): a notification loads the list if that failed before.
  useEffect(() => {
    import('./notice-list.tsx').then((file) => setList(() => file.NoticeList)).catch(() => {})
  }, [isNeeded])
  return List
}
