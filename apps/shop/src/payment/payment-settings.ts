import { type ConnectAccount, type PaymentSetting, paymentServers } from '@mantel/plugins/payment/server'
import { z } from 'zod'

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

/** The settings of all payment methods and the sandbox's address. The sandbox is the default and moves no money. */
export const paymentSettings: Record<string, PaymentSetting> = {
  ...Object.assign({}, ...paymentServers.map(({ settings }) => settings)),
  GATEWAY_URL: {
    must: 'be the address of a sandbox gateway such as http://127.0.0.1:4000',
    check: z.string().refine(isOrigin).optional(),
  },
  GATEWAY_SECRET: { must: 'have at least 16 characters', check: z.string().min(16).optional(), secret: true },
}

export type RemoteSandbox = { url: string; secret: string }

export type PaymentConfig = {
  /** Keyed by the codes of the payment methods that have a provider. */
  accounts: Record<string, ConnectAccount | 'sandbox'>
  /** If undefined, the sandbox runs in the shop's own process. */
  gateway?: RemoteSandbox
  /** Methods whose orders become paid although no money moves, with the setting that says so. */
  withoutMoney: { code: string; setting: string }[]
}

/** Reads the providers' accounts. The settings of a provider belong together; each missing one is reported separately. */
export function readPaymentConfig(values: Record<string, string | undefined>): {
  config: PaymentConfig
  problems: string[]
} {
  const problems: string[] = []
  const requireValue = (name: string, why: string): string => {
    const value = values[name]
    if (!value) problems.push(`${name} must be set ${why}.`)
    return value ?? ''
  }
  const accounts = Object.fromEntries(
    paymentServers.map(({ code, readAccount }) => [code, readAccount(values, requireValue)] as const),
  )
  const { GATEWAY_URL: url } = values
  const gateway = url ? { url, secret: requireValue('GATEWAY_SECRET', 'when GATEWAY_URL is') } : undefined
  const withoutMoney = paymentServers.flatMap(({ code, providerSetting, modeSetting }) => {
    if (accounts[code] === 'sandbox') return [{ code, setting: `${providerSetting}=sandbox` }]
    return values[modeSetting] === 'live' ? [] : [{ code, setting: `${modeSetting}=test` }]
  })
  return { config: { accounts, gateway, withoutMoney }, problems }
}
