import type { NewsletterAccess } from '@mantel/plugins/newsletter'
import { z } from 'zod'

export const newsletterSettings = {
  MAILCHIMP_API_KEY: {
    must: 'be an API key of Mailchimp such as 0123456789abcdef-us21',
    check: z
      .string()
      .regex(/^\w+-[a-z]+\d+$/)
      .optional(),
    secret: true,
  },
  MAILCHIMP_LIST_ID: {
    must: 'be the id of an audience of Mailchimp',
    check: z.string().regex(/^\w+$/).optional(),
  },
  MAILCHIMP_WEBHOOK_KEY: {
    must: 'have 20 to 128 letters, digits, - or _',
    check: z
      .string()
      .regex(/^[\w-]{20,128}$/)
      .optional(),
    secret: true,
  },
}

type Values = {
  MAILCHIMP_API_KEY?: string | undefined
  MAILCHIMP_LIST_ID?: string | undefined
  MAILCHIMP_WEBHOOK_KEY?: string | undefined
}

/** Key and list belong together; one without the other is reported. */
export function readNewsletterConfig({
  MAILCHIMP_API_KEY: apiKey,
  MAILCHIMP_LIST_ID: listId,
  MAILCHIMP_WEBHOOK_KEY: webhookKey,
}: Values): { config: NewsletterAccess; problems: string[] } {
  if (apiKey && listId) return { config: { mailchimp: { apiKey, listId, webhookKey } }, problems: [] }
  const isIncomplete = apiKey !== undefined || listId !== undefined
  return { config: {}, problems: isIncomplete ? ['MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID must be set together.'] : [] }
}
