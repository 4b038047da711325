import type { MailTexts } from '../mail-texts.ts'

export const en: MailTexts = {
  orders: {
    confirmation: {
      subject: 'Your order {number} at {shop}',
      heading: 'Thank you for your order',
      lead: 'We have your order {number} and are getting it ready. This mail confirms our contract: please keep it.',
    },
    shipped: {
      subject: 'Your order {number} is on its way',
      heading: 'On its way',
      lead: 'We have handed order {number} to the carrier.',
    },
    cancelled: {
      subject: 'Your order {number} was cancelled',
      heading: 'Your order was cancelled',
      lead: 'Order {number} was cancelled. Gift cards that you used have their balance back, and nothing more will be charged.',
    },
    refunded: {
      subject: 'Your refund for order {number}',
      heading: 'Your money is on its way back',
      lead: 'We have refunded order {number}, the way you paid. Your bank may take a few days to show it.',
    },
  },
  greeting: 'Dear {name},',
  yourOrder: 'Your order',
  toShop: 'Go to the shop',
  toOrder: 'See your order and its invoice',
  questions: 'Questions? Reply to this mail or write to {email}.',
  withdrawal: {
    heading: 'Your right to cancel',
    paragraphs: [
      'You have the right to cancel this contract within 14 days without giving any reason. The cancellation period ends 14 days after the day on which you, or someone you name who is not the carrier, receive the last of the goods. For services and gift cards it ends 14 days after the day of the order.',
      'To cancel, tell us ({name}, {address}, e-mail {email}, telephone {telephone}) by a clear statement, for example a letter or an e-mail. You may use the form below, but need not. It is enough to send it before the period has ended.',
      'If you cancel, we repay everything we received from you, including delivery (except the extra cost of a delivery other than the least expensive standard one that we offer), without undue delay and at the latest 14 days after we have received the goods back or you have shown us that you sent them. We use the means of payment that you used, and it costs you nothing.',
      'Send the goods back to the address above without undue delay, at the latest 14 days after the day on which you told us. You bear the direct cost of returning them. You are liable for a loss in value only where it comes from handling beyond what is needed to see what the goods are like and how they work.',
      'There is no right to cancel for goods made to your specifications or clearly personalised, such as engraved ones, nor for downloads once they have begun with your express consent. Your rights under the law if goods are faulty or not as described stay as they are.',
    ],
    formHeading: 'Cancellation form (only if you wish to cancel)',
    form: [
      'To {name}, {address}, {email}:',
      'I/We hereby give notice that I/we cancel my/our contract of sale of the following goods / for the supply of the following service:',
      'Ordered on / received on:',
      'Order number: {number}',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature (only on paper), date:',
    ],
  },
  sentTo: 'You get this mail because of order {number} at {shop}.',
  giftCard: {
    subject: '{sender} sent you a gift card for {shop}',
    heading: 'A gift card for you',
    lead: '{sender} chose a gift card for {shop} for you.',
    code: 'Your code',
    value: 'Value',
    until: 'Valid until',
    howTo:
      'Enter the code in the cart or at the checkout. What is left stays on the card. Whoever has the code can use it: please keep it safe.',
    from: 'From {sender}',
  },
}
