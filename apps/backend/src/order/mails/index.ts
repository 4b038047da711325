export { type GiftCardLetter, giftCardMail } from './gift-card-mail.ts'
export { type Logo, readLogo } from './logo.ts'
export { sendOrderMails } from './order-mails.ts'
