import type { Language } from '@mantel/domain/store'

/** An entry of the shop's own list, in the form in which providers get it. */
export type NewsletterEntry = {
  email: string
  language: Language
  /** pending: the address waits for its confirmation, and no newsletter may be sent to it. */
  state: 'pending' | 'subscribed' | 'unsubscribed'
}

/** Keeps a copy of the list with a service that sends newsletters. */
export type NewsletterProvider = {
  /**
   * Stores the entry's newest state; the shop may call it several times for one state. Throws if the shop must try again later.
   */
  save(entry: NewsletterEntry): Promise<void>
  /**
   * Reads a notice that the service sends to the shop's webhook. left: the address that has unsubscribed there; null if the
   * notice is about something else. Returns null if the key is wrong.
   */
  readNotice?(key: string, body: Record<string, unknown>): { left: string | null } | null
}

/** The shop's accounts with services; a service without an account cannot be used. */
export type NewsletterAccess = {
  mailchimp?: { apiKey: string; listId: string; webhookKey?: string | undefined; baseUrl?: string }
}

/** One entry of the list of newsletter providers. */
export type NewsletterPlugin = {
  /** Names the plugin in stores/, and is the name of its folder. */
  code: string
  /** Returns null if the shop has no account with the service. */
  create(access: NewsletterAccess): NewsletterProvider | null
}
