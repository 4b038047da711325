import { streetLines } from '@mantel/domain/checkout'
import { toDecimal } from '../decimal-amount.ts'
import type { PaymentRequest } from '../provider.ts'

/** The Orders API request for a payment that is captured right after the shopper approves it. */
export function orderRequest(payment: PaymentRequest, brandName: string): object {
  const { currency, shipping } = payment
  const [line1 = '', ...moreLines] = shipping ? streetLines(shipping) : []
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: payment.orderNumber,
        custom_id: payment.key,
        invoice_id: payment.key,
        description: `${brandName} ${payment.orderNumber}`,
        amount: { currency_code: currency, value: toDecimal(payment.amount, currency) },
        shipping: shipping
          ? {
              name: { full_name: `${shipping.firstname} ${shipping.lastname}` },
              address: {
                address_line_1: line1,
                address_line_2: moreLines.length > 0 ? moreLines.join(', ') : undefined,
                admin_area_2: shipping.city,
                admin_area_1: shipping.region || undefined,
                postal_code: shipping.postcode,
                country_code: shipping.country,
              },
            }
          : undefined,
      },
    ],
    payment_source: {
      paypal: {
        email_address: payment.buyer.email,
        experience_context: {
          brand_name: brandName,
          locale: payment.locale,
          shipping_preference: shipping ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
          user_action: 'PAY_NOW',
          return_url: payment.returnUrl,
          cancel_url: payment.cancelUrl,
        },
      },
    },
  }
}
