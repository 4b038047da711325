import type { CartMessage } from '@mantel/client'
import { Notice } from '@mantel/ui/overlay/notice'
import { useSaid } from '../i18n/use-said.ts'
import type { ShownCart } from './use-cart.ts'

/** What the shopper has to know about the cart as a whole; what is about a line stands with the line. */
export function CartNotes({ shown: { state, t } }: { shown: ShownCart }) {
  const { messages, kept, locked, checkout } = state
  return (
    <div role="status" className="grid gap-3 empty:hidden">
      {locked && <Notice tone="error">{t('session_locked')}</Notice>}
      {kept === 'memory' && <Notice tone="warning">{t('cart.memory')}</Notice>}
      {checkout.message && <Notice tone={checkout.allowed ? 'info' : 'warning'}>{checkout.message}</Notice>}
      {messages
        .filter(({ key }) => key === null)
        .map((message) => (
          <Note key={message.id} message={message} />
        ))}
    </div>
  )
}

function Note({ message: { type, message } }: { message: CartMessage }) {
  return <Notice tone={type}>{useSaid(message)}</Notice>
}
