import * as z from 'zod'
import type { PaymentServerPart } from '../server-part.ts'
import { createPaypalProvider } from './paypal-provider.ts'

const urls = {
  test: { api: 'https://api-m.sandbox.paypal.com', pages: 'https://www.sandbox.paypal.com' },
  live: { api: 'https://api-m.paypal.com', pages: 'https://www.paypal.com' },
}
const text = { must: 'not be empty', check: z.string().min(1).optional() }

/** PayPal through the Orders API. */
export const serverPart: PaymentServerPart = {
  providerSetting: 'PAYPAL_PROVIDER',
  modeSetting: 'PAYPAL_MODE',

  settings: {
    PAYPAL_PROVIDER: { must: 'be sandbox or paypal', check: z.enum(['sandbox', 'paypal']).default('sandbox') },
    PAYPAL_MODE: { must: 'be test or live', check: z.enum(['test', 'live']).default('test') },
    PAYPAL_CLIENT_ID: text,
    PAYPAL_SECRET: { ...text, secret: true },
    PAYPAL_WEBHOOK_ID: text,
  },

  readAccount(values, need) {
    if (values.PAYPAL_PROVIDER !== 'paypal') return 'sandbox'
    const why = 'when PAYPAL_PROVIDER is paypal'
    const { api, pages } = urls[values.PAYPAL_MODE === 'live' ? 'live' : 'test']
    const account = { clientId: need('PAYPAL_CLIENT_ID', why), clientSecret: need('PAYPAL_SECRET', why) }
    const webhookId = values.PAYPAL_WEBHOOK_ID
    return ({ brandName, fetch }) => ({
      provider: createPaypalProvider({ ...account, webhookId, apiUrl: api, brandName, fetch }),
      origins: [pages],
    })
  },

  openSandbox({ url, key, secret, webhookId, fetch }) {
    return createPaypalProvider({
      apiUrl: url,
      clientId: key,
      clientSecret: secret,
      webhookId,
      brandName: 'Mantel',
      fetch,
    })
  },
}
