import { z } from 'zod'

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

const secretText = { must: 'not be empty', check: z.string().min(1).optional(), secret: true }

/** Who takes payments. The sandbox is the default: everything works, and no money moves. */
export const paymentSettings = {
  CARD_PROVIDER: { must: 'be sandbox or opayo', check: z.enum(['sandbox', 'opayo']).default('sandbox') },
  PAYPAL_PROVIDER: { must: 'be sandbox or paypal', check: z.enum(['sandbox', 'paypal']).default('sandbox') },
  GATEWAY_URL: {
    must: 'be the address of a sandbox gateway such as http://127.0.0.1:4000',
    check: z.string().refine(isOrigin).optional(),
  },
  GATEWAY_SECRET: { must: 'have at least 16 characters', check: z.string().min(16).optional(), secret: true },
  OPAYO_MODE: { must: 'be test or live', check: z.enum(['test', 'live']).default('test') },
  OPAYO_VENDOR: { must: 'be the name of a vendor', check: z.string().min(1).optional() },
  OPAYO_KEY: secretText,
  OPAYO_PASSWORD: secretText,
  PAYPAL_MODE: { must: 'be test or live', check: z.enum(['test', 'live']).default('test') },
  PAYPAL_CLIENT_ID: { must: 'not be empty', check: z.string().min(1).optional() },
  PAYPAL_SECRET: secretText,
  PAYPAL_WEBHOOK_ID: { must: 'not be empty', check: z.string().min(1).optional() },
}

type Values = { [K in keyof typeof paymentSettings]: z.output<(typeof paymentSettings)[K]['check']> }

export type SandboxElsewhere = { url: string; secret: string }
export type OpayoAccount = { mode: 'test' | 'live'; vendor: string; key: string; password: string }
export type PaypalAccount = { mode: 'test' | 'live'; clientId: string; secret: string; webhookId?: string }

export type PaymentConfig = {
  card: 'sandbox' | OpayoAccount
  paypal: 'sandbox' | PaypalAccount
  /** Absent: the sandbox runs in the shop's own process. */
  gateway?: SandboxElsewhere
}

/** The settings of one provider belong together: which of them are missing is said in words. */
export function readPaymentConfig(values: Values): { config: PaymentConfig; problems: string[] } {
  const problems: string[] = []
  const need = (name: keyof Values, why: string): string => {
    const value = values[name]
    if (!value) problems.push(`${name} must be set ${why}.`)
    return value ?? ''
  }
  const opayo = (): OpayoAccount => ({
    mode: values.OPAYO_MODE,
    vendor: need('OPAYO_VENDOR', 'when CARD_PROVIDER is opayo'),
    key: need('OPAYO_KEY', 'when CARD_PROVIDER is opayo'),
    password: need('OPAYO_PASSWORD', 'when CARD_PROVIDER is opayo'),
  })
  const paypal = (): PaypalAccount => ({
    mode: values.PAYPAL_MODE,
    clientId: need('PAYPAL_CLIENT_ID', 'when PAYPAL_PROVIDER is paypal'),
    secret: need('PAYPAL_SECRET', 'when PAYPAL_PROVIDER is paypal'),
    ...(values.PAYPAL_WEBHOOK_ID && { webhookId: values.PAYPAL_WEBHOOK_ID }),
  })
  const config: PaymentConfig = {
    card: values.CARD_PROVIDER === 'opayo' ? opayo() : 'sandbox',
    paypal: values.PAYPAL_PROVIDER === 'paypal' ? paypal() : 'sandbox',
    ...(values.GATEWAY_URL && {
      gateway: { url: values.GATEWAY_URL, secret: need('GATEWAY_SECRET', 'when GATEWAY_URL is') },
    }),
  }
  return { config, problems }
}
