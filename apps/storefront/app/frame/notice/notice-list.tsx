import type { Notification, Notifications, ShopMessage } from '@mantel/client'
import { Button } from '@mantel/ui/action/button'
import { handleNewNotice } from '@mantel/ui/overlay/handle-new-notice'
import { Notice } from '@mantel/ui/overlay/notice'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useEffect, useRef } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { useMessageText } from '../../store/use-message-text.ts'

/** The content of the live region. */
export function NoticeList({ shown, notifications }: { shown: readonly Notification[]; notifications: Notifications }) {
  return shown.map((one) => <OneNotice key={one.id} notification={one} notifications={notifications} />)
}

/** Pauses its timeout while it is hovered or focused. */
function OneNotice({ notification, notifications }: { notification: Notification; notifications: Notifications }) {
  const t = useT()
  const { id, type, message } = notification
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const region = element.current?.parentElement
    if (region) handleNewNotice(region)
  }, [])
  const hold = () => notifications.hold(id)
  const release = () => notifications.release(id)
  const actions = (['action1', 'action2'] as const).flatMap((name) => {
    const action = notification[name]
    return action ? [{ name, label: action.label }] : []
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timeout.
    <div ref={element} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
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
