import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'

/** Offers a notification for when the queued order is sent. The browser's permission prompt opens only on a click. */
export function NotificationOffer({ t }: { t: BuyingTranslator }) {
  const [isHidden, setHidden] = useState(() => !canRequest())
  if (isHidden) return null
  return (
    <div>
      <Button
        variant="link"
        onClick={() => {
          setHidden(true)
          void Notification.requestPermission()
        }}
      >
        {t('checkout.notify_me')}
      </Button>
    </div>
  )
}

/** Needs background sync: with the window closed only the service worker can send the order and notify. */
function canRequest(): boolean {
  return 'Notification' in window && Notification.permission === 'default' && 'SyncManager' in window
}
