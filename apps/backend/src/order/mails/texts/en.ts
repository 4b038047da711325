import type { OrderMailTexts } from '../order-mail-texts.ts'

export const en: OrderMailTexts = {
  orders: {
    confirmation: {
      subject: 'Your order {number} at {shop}',
      heading: 'Thank you for your order',
      lead: 'We’ve received your order {number} and are getting it ready. This email confirms our contract with you, so please keep it.',
    },
    shipped: {
      subject: 'Your order {number} is on its way',
      heading: 'Your order is on its way',
      lead: 'We’ve handed your order {number} over to the courier.',
    },
    cancelled: {
      subject: 'Your order {number} was cancelled',
      heading: 'Your order was cancelled',
      lead: 'Your order {number} was cancelled. Any gift card balance you used has been restored, and you won’t be charged anything further.',
    },
    refunded: {
      subject: 'Your refund for order {number}',
      heading: 'Your refund is on its way',
      lead: 'We’ve refunded your order {number} to your original payment method. It may take a few days to appear in your account.',
    },
  },
  yourOrder: 'Your order',
  partlyShipped: {
    subject: 'Part of your order {number} is on its way',
    heading: 'Part of your order is on its way',
    lead: 'We’ve handed part of your order {number} over to the courier. The rest follows in another parcel.',
  },
  parcel: {
    contents: 'In this parcel',
    carrier: 'Courier',
    trackingNumber: 'Tracking number',
    track: 'Track your parcel',
  },
  toOrder: 'View your order and invoice',
  withdrawal: {
    heading: 'Your right to cancel',
    paragraphs: [
      'You have the right to cancel this contract within 14 days without giving any reason. The cancellation period ends 14 days after the day on which you, or someone you name who is not the carrier, receive the last of the goods. For services and gift cards it ends 14 days after the day of the order.',
      'To cancel, tell us ({name}, {address}, email {email}, telephone {telephone}) by a clear statement, for example a letter or an email, or with the button “Return items” on the page of your order, which the link above opens. You may use the form below, but you don’t have to. It is enough to send your message before the cancellation period ends.',
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
  sentTo: 'You’ve received this email because of your order {number} at {shop}.',
}
