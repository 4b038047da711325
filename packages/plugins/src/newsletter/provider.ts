import type { Language } from '@mantel/domain/store'

/** An entry of the shop's own list, as a provider gets it. */
export type NewsletterEntry = {
  email: string
  language: Language
  /** pending: the address waits for its confirmation, and no newsletter may be sent to it. */
  state: 'pending' | 'subscribed' | 'unsubscribed'
}

/** Keeps a copy of the list with a service that sends newsletters. */
export type NewsletterProvider = {
  /** Stores the entry's newest state, once or several times. It throws if that has to be tried again later. */
  save(entry: NewsletterEntry): Promise<void>
  /**
   * Reads what the service tells the shop's webhook about its list. left: the address that has unsubscribed there; null if the
   * notice is about something else. Without a result the key is wrong.
   */
  readNotice?(key: string, body: Record<string, unknown>): { left: string | null } | null
}

/** The shop's account with the services; a service without one cannot be used. */
export type NewsletterAccess = {
  mailchimp?: { apiKey: string; listId: string; webhookKey?: string | undefined; baseUrl?: string }
}

/** One row of the table of newsletter providers. */
export type NewsletterPlugin = {
  /** Names the plugin in stores/, and is the name of its folder. */
  code: string
  /** null: the shop has no account with the service. */
  create(access: NewsletterAccess): NewsletterProvider | null
}
