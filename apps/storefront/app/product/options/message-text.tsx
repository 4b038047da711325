import type { ShopMessage } from '@mantel/client'
import { useMessageText } from '../../store/use-message-text.ts'

/** The error of a field; undefined leaves the field without one. */
export const fieldErrorMessage = (problem: ShopMessage | undefined) =>
  problem ? <MessageText message={problem} /> : undefined

function MessageText({ message }: { message: ShopMessage }) {
  return useMessageText(message)
}
