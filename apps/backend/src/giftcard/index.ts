export { putCardOnCart, takeCardOffCart, usableCards } from './cart-cards.ts'
export { giftCardHandlers } from './gift-card.routes.ts'
export { issueGiftCard, type NewGiftCard, voidGiftCard } from './issue-gift-card.ts'
export { lockGiftCards, type PaidByCards, returnGiftCards, settleGiftCards } from './settle-gift-cards.ts'
