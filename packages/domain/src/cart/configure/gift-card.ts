import type { GiftCardRule } from '../purchasable.ts'
import { type CartRefusal, cartRefusal } from '../refusal.ts'
import type { GiftCardChoice } from '../selection.ts'
import { parseDay } from './day.ts'
import type { OptionText } from './option-text.ts'

type CardChoice = { ok: true; choice: GiftCardChoice | null; shown: OptionText[] }

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function chooseGiftCard(
  rule: GiftCardRule | null,
  choice: GiftCardChoice | null,
  today: string,
): CardChoice | CartRefusal {
  if (!rule) return { ok: true, choice: null, shown: [] }
  if (!choice || !isOffered(choice.amount, rule)) return cartRefusal('gift_card_amount', { amounts: offered(rule) })
  const { senderName, recipientName, recipientEmail } = choice
  const isAddressed = senderName.trim() !== '' && recipientName.trim() !== '' && emailForm.test(recipientEmail.trim())
  if (rule.isSent && !isAddressed) return cartRefusal('gift_card_recipient')
  const deliveryDate = choice.deliveryDate ? parseDay(choice.deliveryDate) : null
  if (choice.deliveryDate && (!deliveryDate || deliveryDate < today)) return cartRefusal('gift_card_date')
  return {
    ok: true,
    choice: {
      ...choice,
      senderName: senderName.trim(),
      recipientName: recipientName.trim(),
      recipientEmail: recipientEmail.trim(),
      deliveryDate,
    },
    shown: [{ label: recipientName.trim(), value: recipientEmail.trim() }],
  }
}

function isOffered(amount: number, { amounts, open }: GiftCardRule): boolean {
  if (amounts.includes(amount)) return true
  // Whole pennies only.
  const isWhole = Number.isFinite(amount) && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6
  return open !== null && isWhole && amount > 0 && amount >= open.from && amount <= open.to
}

function offered({ amounts, open }: GiftCardRule): string {
  return [...amounts.map(String), ...(open ? [`${open.from} – ${open.to}`] : [])].join(', ')
}
