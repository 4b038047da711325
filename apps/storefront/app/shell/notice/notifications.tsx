import { createObservable, type Notification, type Notifications, type Said } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { NoticeRegion } from '@mantel/ui/overlay/notice-region'
import { useSyncExternalStore } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useSaid } from '../../i18n/use-said.ts'
import { useEngine } from '../../place/engine-context.ts'

const none: readonly Notification[] = []
const silence = createObservable(none)

/** What the engine has to say, in the corner of the page. */
export function NotificationCorner() {
  const t = useT()
  const notifications = useEngine()?.notifications
  const { subscribe, get } = notifications ?? silence
  // Silence is the same here as on the server, so that React finds nothing to do anew.
  const shown = useSyncExternalStore(subscribe, () => (get().length > 0 ? get() : none), silence.get)
  return (
    <NoticeRegion label={t('status.notifications')}>
      {notifications && shown.map((one) => <OneNotice key={one.id} notification={one} {...{ notifications }} />)}
    </NoticeRegion>
  )
}

/** While it is pointed at or has the focus, somebody reads it: it waits. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, time only stands still.
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Notice
        tone={type}
        look="float"
        onDismiss={() => notifications.remove(id)}
        dismissLabel={t('status.dismiss')}
        actions={
          actions.length > 0 &&
          actions.map(({ name, label }) => (
            <Button key={name} variant="link" size="small" onClick={() => notifications.act(id, name)}>
              <SaidText said={label} />
            </Button>
          ))
        }
      >
        <SaidText said={message} />
      </Notice>
    </div>
  )
}

function SaidText({ said }: { said: Said }) {
  return useSaid(said)
}
