import type { CartMessage } from '@mantel/client'
import { Notice } from '@mantel/ui/overlay/notice'
import { useMessageText } from '../store/use-message-text.ts'
import type { CartView } from './use-cart.ts'

/** Messages about the cart as a whole. Messages about a line are shown with the line. */
export function CartNotices({ cartView: { state, t } }: { cartView: CartView }) {
  const { messages, storedIn, locked, checkout, lines } = state
  const isBlocked = lines.length > 0 && !checkout.allowed
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {locked && <Notice tone="error">{t('session_locked')}</Notice>}
      {storedIn === 'memory' && <Notice tone="warning">{t('cart.memory')}</Notice>}
      {(checkout.message || isBlocked) && (
        <Notice tone={checkout.allowed ? 'info' : 'warning'}>{checkout.message ?? t('cart.checkout_blocked')}</Notice>
      )}
      {messages
        .filter(({ key }) => key === null)
        .map((message) => (
          <Note key={message.id} message={message} />
        ))}
    </div>
  )
}

function Note({ message: { type, message } }: { message: CartMessage }) {
  return <Notice tone={type}>{useMessageText(message)}</Notice>
}
