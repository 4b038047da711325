import type { OrderAddress } from '@mantel/domain/order'
import type { PaymentToMake } from '../provider.ts'
import { browserFacts, type CardAdditional } from './schema.ts'

/** The Pi API's words for a payment by card with 3-D Secure 2. It refuses texts that are too long, so they are cut. */
export function transactionRequest(payment: PaymentToMake, card: CardAdditional, sent: unknown): object {
  const { billing, shipping, buyer, browser } = payment
  return {
    transactionType: 'Payment',
    paymentMethod: { card: { merchantSessionKey: card.merchantSessionKey, cardIdentifier: card.cardIdentifier } },
    vendorTxCode: payment.key,
    amount: payment.amount,
    currency: payment.currency,
    description: `Order ${payment.orderNumber}`,
    apply3DSecure: 'UseMSPSetting',
    entryMethod: 'Ecommerce',
    customerFirstName: cut(billing.firstname || buyer.firstname, 20),
    customerLastName: cut(billing.lastname || buyer.lastname, 20),
    customerEmail: cut(buyer.email, 80),
    ...(billing.telephone && { customerPhone: cut(billing.telephone.replace(/[^\d+ ]/g, ''), 19) }),
    billingAddress: address(billing),
    ...(shipping && { shippingDetails: shippingDetails(shipping) }),
    strongCustomerAuthentication: challengeRequest(payment, browser, sent),
  }
}

function challengeRequest(payment: PaymentToMake, browser: PaymentToMake['browser'], sent: unknown): object {
  const facts = browserFacts.parse((sent as { browser?: unknown } | null)?.browser)
  return {
    notificationURL: payment.challengeUrl,
    browserIP: browser.ip,
    browserAcceptHeader: cut(browser.accept || '*/*', 2048),
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: cut(facts.language, 8),
    browserColorDepth: String(facts.colorDepth),
    browserScreenHeight: String(facts.screenHeight),
    browserScreenWidth: String(facts.screenWidth),
    browserTZ: String(facts.timezone),
    browserUserAgent: cut(browser.userAgent || 'unknown', 2048),
    challengeWindowSize: 'Small',
    transType: 'GoodsAndServicePurchase',
  }
}

function address({ street, city, postcode, country, region }: OrderAddress): object {
  const [first = '', ...others] = street
  return {
    address1: cut(first || city, 50),
    ...(others.length > 0 && { address2: cut(others.join(', '), 50) }),
    city: cut(city, 40),
    postalCode: cut(postcode, 10),
    country,
    // Wanted for the United States alone, in two letters.
    ...(country === 'US' && { state: cut(region, 2) }),
  }
}

function shippingDetails(to: OrderAddress): object {
  const [first = '', ...others] = to.street
  return {
    recipientFirstName: cut(to.firstname, 20),
    recipientLastName: cut(to.lastname, 20),
    shippingAddress1: cut(first || to.city, 50),
    ...(others.length > 0 && { shippingAddress2: cut(others.join(', '), 50) }),
    shippingCity: cut(to.city, 40),
    shippingPostalCode: cut(to.postcode, 10),
    shippingCountry: to.country,
  }
}

const cut = (text: string, length: number) => text.slice(0, length)
