import { streetLines } from '@mantel/domain/checkout'
import type { OrderAddress } from '@mantel/domain/order'
import type { PaymentRequest } from '../provider.ts'
import { browserData, type CardData } from './schema.ts'

/** The Pi API request for a card payment with 3-D Secure 2. Truncates texts because the API rejects longer ones. */
export function transactionRequest(payment: PaymentRequest, card: CardData, sent: unknown): object {
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
    customerFirstName: truncate(billing.firstname || buyer.firstname, 20),
    customerLastName: truncate(billing.lastname || buyer.lastname, 20),
    customerEmail: truncate(buyer.email, 80),
    customerPhone: billing.telephone ? truncate(billing.telephone.replace(/[^\d+ ]/g, ''), 19) : undefined,
    billingAddress: address(billing),
    shippingDetails: shipping ? shippingDetails(shipping) : undefined,
    strongCustomerAuthentication: challengeRequest(payment, browser, sent),
  }
}

function challengeRequest(payment: PaymentRequest, browser: PaymentRequest['browser'], sent: unknown): object {
  const data = browserData.parse((sent as { browser?: unknown } | null)?.browser)
  return {
    notificationURL: payment.challengeUrl,
    browserIP: browser.ip,
    browserAcceptHeader: truncate(browser.accept || '*/*', 2048),
    browserJavascriptEnabled: true,
    browserJavaEnabled: false,
    browserLanguage: truncate(data.language, 8),
    browserColorDepth: String(data.colorDepth),
    browserScreenHeight: String(data.screenHeight),
    browserScreenWidth: String(data.screenWidth),
    browserTZ: String(data.timezone),
    browserUserAgent: truncate(browser.userAgent || 'unknown', 2048),
    challengeWindowSize: 'Small',
    transType: 'GoodsAndServicePurchase',
  }
}

function address({ street, city, postcode, country, region }: OrderAddress): object {
  const [first = '', ...others] = streetLines({ street, country })
  return {
    address1: truncate(first || city, 50),
    address2: others.length > 0 ? truncate(others.join(', '), 50) : undefined,
    city: truncate(city, 40),
    postalCode: truncate(postcode, 10),
    country,
    // The API accepts a state for the United States only, in two letters.
    state: country === 'US' ? truncate(region, 2) : undefined,
  }
}

function shippingDetails(to: OrderAddress): object {
  const [first = '', ...others] = streetLines(to)
  return {
    recipientFirstName: truncate(to.firstname, 20),
    recipientLastName: truncate(to.lastname, 20),
    shippingAddress1: truncate(first || to.city, 50),
    shippingAddress2: others.length > 0 ? truncate(others.join(', '), 50) : undefined,
    shippingCity: truncate(to.city, 40),
    shippingPostalCode: truncate(to.postcode, 10),
    shippingCountry: to.country,
  }
}

const truncate = (text: string, length: number) => text.slice(0, length)
