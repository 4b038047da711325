import { local } from './local/local.ts'
import { mailchimp } from './mailchimp/mailchimp.ts'
import type { NewsletterAccess, NewsletterPlugin, NewsletterProvider } from './provider.ts'

export type { NewsletterAccess, NewsletterEntry, NewsletterProvider } from './provider.ts'

/** Every plugin for the newsletter's list: some keep a copy of it with a service. A store view chooses one by its code. */
const plugins: readonly NewsletterPlugin[] = [local, mailchimp]

export const newsletterPluginCodes: readonly string[] = plugins.map(({ code }) => code)

/** Used for store views that choose none, because it needs no other service. */
export const defaultNewsletterPlugin: string = local.code

export type NewsletterProviders = ReadonlyMap<string, NewsletterProvider>

/** The providers that the shop has an account with, by code. */
export function createNewsletterProviders(access: NewsletterAccess = {}): NewsletterProviders {
  const opened = plugins.flatMap(({ code, create }) => {
    const provider = create(access)
    return provider ? [[code, provider] as const] : []
  })
  return new Map(opened)
}
