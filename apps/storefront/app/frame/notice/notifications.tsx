import { createObservable, type Notification } from '@mantel/client'
import { NoticeRegion } from '@mantel/ui/overlay/notice-region'
import { useSyncExternalStore } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { useLateSignals } from './use-late-signals.ts'

const none: readonly Notification[] = []
const noNotifications = createObservable(none)

/** Shows the engine's notifications in the corner of the page. */
export function NotificationCorner() {
  const t = useT()
  const notifications = useEngine()?.notifications
  const { subscribe, get } = notifications ?? noNotifications
  // Returns the same empty array as on the server, so that hydration does not re-render.
  const shown = useSyncExternalStore(subscribe, () => (get().length > 0 ? get() : none), noNotifications.get)
  const List = useLateSignals(shown !== none)?.NoticeList
  return (
    <NoticeRegion label={t('status.notifications')}>
      {List && notifications && <List shown={shown} notifications={notifications} />}
    </NoticeRegion>
  )
}
