import * as z from 'zod'
import type { PaymentServerPart, ShopEnvironment } from '../server-part.ts'
import { createCardProvider } from './card-provider.ts'
import { dropInScriptPath, readDropInScript, renderDropInPage } from './drop-in-page.ts'

const apiUrls = {
  test: 'https://sandbox.opayo.eu.elavon.com/api/v1',
  live: 'https://live.opayo.eu.elavon.com/api/v1',
}
const formPath = '/card-form'
const secretText = { must: 'not be empty', check: z.string().min(1).optional(), secret: true }

/** Card payments through Opayo's Pi API. */
export const serverPart: PaymentServerPart = {
  providerSetting: 'CARD_PROVIDER',
  modeSetting: 'OPAYO_MODE',

  settings: {
    CARD_PROVIDER: { must: 'be sandbox or opayo', check: z.enum(['sandbox', 'opayo']).default('sandbox') },
    OPAYO_MODE: { must: 'be test or live', check: z.enum(['test', 'live']).default('test') },
    OPAYO_VENDOR: { must: 'be the name of a vendor', check: z.string().min(1).optional() },
    OPAYO_KEY: secretText,
    OPAYO_PASSWORD: secretText,
  },

  readAccount(values, need) {
    if (values.CARD_PROVIDER !== 'opayo') return 'sandbox'
    const why = 'when CARD_PROVIDER is opayo'
    const apiUrl = apiUrls[values.OPAYO_MODE === 'live' ? 'live' : 'test']
    const account = {
      vendorName: need('OPAYO_VENDOR', why),
      integrationKey: need('OPAYO_KEY', why),
      integrationPassword: need('OPAYO_PASSWORD', why),
    }
    return ({ payOrigin, shopOrigins, fetch }) => ({
      provider: createCardProvider({ ...account, apiUrl, frameUrl: payOrigin + formPath, fetch }),
      // Each bank serves the page of a 3-D Secure challenge from its own origin.
      origins: [payOrigin, 'https:'],
      pages: framePages(apiUrl, shopOrigins),
    })
  },

  openSandbox({ url, vendor, key, secret, fetch }) {
    return createCardProvider({
      apiUrl: `${url}/api/v1`,
      frameUrl: url + formPath,
      vendorName: vendor,
      integrationKey: key,
      integrationPassword: secret,
      webhookSecret: secret,
      findsByKey: true,
      fetch,
    })
  },
}

/**
 * The pages with the provider's card fields. They have an origin of their own, so that the provider's script never runs in the
 * shop's pages.
 */
function framePages(apiUrl: string, shopOrigins: ShopEnvironment['shopOrigins']) {
  const script = readDropInScript()
  return {
    [dropInScriptPath]: () => ({
      body: script,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    }),
    [formPath]({ origin = '', lang }: Record<string, string | undefined>) {
      if (!shopOrigins.includes(origin)) return null
      return renderDropInPage({ apiUrl, shopOrigin: origin, language: lang === 'de' || lang === 'it' ? lang : 'en' })
    },
  }
}
