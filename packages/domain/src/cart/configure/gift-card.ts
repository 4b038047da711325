import type { GiftCardRule } from '../purchasable.ts'
import { type CartRefusal, cartRefusal } from '../refusal.ts'
import type { GiftCardChoice } from '../selection.ts'
import { parseDay } from './day.ts'

type CardChoice = { ok: true; choice: GiftCardChoice | null }

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export function chooseGiftCard(
  rule: GiftCardRule | null,
  choice: GiftCardChoice | null,
  today: string,
): CardChoice | CartRefusal {
  if (!rule) return { ok: true, choice: null }
  if (!choice || !isOffered(choice.amount, rule)) return cartRefusal('gift_card_amount', { amounts: offered(rule) })
  const { senderName, recipientName, recipientEmail } = choice
  const isAddressed = senderName.trim() !== '' && recipientName.trim() !== '' && emailForm.test(recipientEmail.trim())
  if (rule.isSent && !isAddressed) return cartRefusal('gift_card_recipient')
  const deliveryDate = choice.deliveryDate ? parseDay(choice.deliveryDate) : null
  if (choice.deliveryDate && (!deliveryDate || deliveryDate < today)) return cartRefusal('gift_card_date')
  // The mail to the recipient shows the picture, so only pictures of the shop are allowed.
  if (choice.image !== '' && !rule.images.includes(choice.image)) return cartRefusal('gift_card_image')
  return {
    ok: true,
    choice: {
      ...choice,
      image: choice.image || (rule.images[0] ?? ''),
      senderName: senderName.trim(),
      recipientName: recipientName.trim(),
      recipientEmail: recipientEmail.trim(),
      deliveryDate,
    },
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
