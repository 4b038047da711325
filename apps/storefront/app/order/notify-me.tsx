import { Button } from '@mantel/ui/action/button'
import { useState } from 'react'
import type { CartTexts } from '../cart/use-cart.ts'

/** Whoever closes the window may want to hear that the order was sent. Asked only when the shopper says so. */
export function NotifyMe({ t }: { t: CartTexts }) {
  const [isAsked, setAsked] = useState(() => !canAsk())
  if (isAsked) return null
  return (
    <div>
      <Button
        variant="link"
        onClick={() => {
          setAsked(true)
          void Notification.requestPermission()
        }}
      >
        {t('checkout.notify_me')}
      </Button>
    </div>
  )
}

/** Only a worker can say it with the window closed. */
function canAsk(): boolean {
  return 'Notification' in window && Notification.permission === 'default' && 'SyncManager' in window
}
