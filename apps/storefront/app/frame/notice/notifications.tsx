import { createObservable, type Notification, type Notifications, type ShopMessage } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { NoticeRegion } from '@mantel/ui/overlay/notice-region'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useSyncExternalStore } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useEngine } from '../../store/engine-context.ts'
import { useMessageText } from '../../store/use-message-text.ts'

const none: readonly Notification[] = []
const noNotifications = createObservable(none)

/** Shows the engine's notifications in the corner of the page. */
export function NotificationCorner() {
  const t = useT()
  const notifications = useEngine()?.notifications
  const { subscribe, get } = notifications ?? noNotifications
  // Returns the same empty array as on the server, so that hydration does not re-render.
  const shown = useSyncExternalStore(subscribe, () => (get().length > 0 ? get() : none), noNotifications.get)
  return (
    <NoticeRegion label={t('status.notifications')}>
      {notifications && shown.map((one) => <OneNotice key={one.id} notification={one} {...{ notifications }} />)}
    </NoticeRegion>
  )
}

/** Pauses its timeout while it is hovered or focused. */
function OneNotice({ notification, notifications }: { notification: Notification; notifications: Notifications }) {
  const t = useT()
  const { id, type, message } = notification
  const hold = () => notifications.hold(id)
  const release = () => notifications.release(id)
  const actions = (['action1', 'action2'] as const).flatMap((name) => {
    const action = notification[name]
    return action ? [{ name, label: action.label }] : []
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timeout.
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Notice
        tone={type}
        look="float"
        onDismiss={() => notifications.remove(id)}
        dismissLabel={t('status.dismiss')}
        actions={
          actions.length > 0 && (
            <>
              <VisuallyHidden>{t('status.reach_actions')}</VisuallyHidden>
              {actions.map(({ name, label }) => (
                <Button key={name} variant="link" size="small" onClick={() => notifications.act(id, name)}>
                  <MessageText message={label} />
                </Button>
              ))}
            </>
          )
        }
      >
        <MessageText message={message} />
      </Notice>
    </div>
  )
}

function MessageText({ message }: { message: ShopMessage }) {
  return useMessageText(message)
}
