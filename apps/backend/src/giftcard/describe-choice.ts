import { type GiftCardChoice, showDay } from '@mantel/domain/cart'
import type { Language, StoreView } from '@mantel/domain/store'

type Labels = { to: string; from: string; message: string; delivery: string; now: string }

const labels: Record<Language, Labels> = {
  en: { to: 'To', from: 'From', message: 'Message', delivery: 'Delivery', now: 'By email straight away' },
  de: { to: 'An', from: 'Von', message: 'Nachricht', delivery: 'Versand', now: 'Sofort per E-Mail' },
  it: { to: 'A', from: 'Da', message: 'Messaggio', delivery: 'Consegna', now: 'Subito via e-mail' },
}

/** The shopper's entries of a gift card, as cart, order, mail and invoice show them. */
export function describeChoice(
  { senderName, recipientName, recipientEmail, message, deliveryDate }: GiftCardChoice,
  { language, i18n }: Pick<StoreView, 'language' | 'i18n'>,
): { label: string; value: string }[] {
  const { to, from, message: note, delivery, now } = labels[language]
  const recipient = recipientEmail ? `${recipientName} (${recipientEmail})` : recipientName
  return [
    { label: to, value: recipient },
    { label: from, value: senderName },
    { label: note, value: message.replace(/\s+/g, ' ').trim() },
    { label: delivery, value: deliveryDate ? showDay(deliveryDate, i18n.dateFormat) : now },
  ].filter(({ value }) => value !== '')
}
