import type * as z from 'zod'
import type { ProviderFetch } from './call-provider.ts'
import type { PaymentProvider } from './provider.ts'

/** must: the end of the error message "NAME must …". secret: error messages do not repeat the value. */
export type PaymentSetting = { must: string; check: z.ZodType<string | undefined>; secret?: boolean }

/** The type of `serverPart` in a method's folder: its settings, and how to create a provider from them. */
export type PaymentServerPart = {
  /** The setting that selects the provider; without a value the sandbox takes the payments. */
  providerSetting: string
  /** The setting that has the value `live` if the provider moves real money. */
  modeSetting: string
  /** Keys are the names of environment variables. */
  settings: Record<string, PaymentSetting>
  /** need: returns a setting and reports an error if it is missing. why: the end of the error message "NAME must be set …". */
  readAccount(
    values: Record<string, string | undefined>,
    need: (name: string, why: string) => string,
  ): ConnectAccount | 'sandbox'
  openSandbox(sandbox: SandboxAccess): PaymentProvider
}

export type ConnectAccount = (shop: ShopEnvironment) => PaymentAccount

export type ShopEnvironment = {
  /** A second origin, for pages that must not share the origin of the shop. */
  payOrigin: string
  shopOrigins: readonly string[]
  brandName: string
  fetch: ProviderFetch
}

export type PaymentAccount = {
  provider: PaymentProvider
  /** Content security policy sources for frames and form targets. */
  origins: string[]
  /** Creates the pages and scripts on payOrigin, by path; the result null means not found. */
  pages?: Record<string, (query: Record<string, string | undefined>) => PaymentPage | null>
}

export type PaymentPage = { body: string; headers: Record<string, string> }

/** Access to the sandbox, which implements the protocols of the real providers. */
export type SandboxAccess = {
  url: string
  vendor: string
  key: string
  secret: string
  /** The webhook subscription id that the sandbox uses to sign webhooks. */
  webhookId: string
  fetch: ProviderFetch
}
