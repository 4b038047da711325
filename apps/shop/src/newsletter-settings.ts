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
}

type Values = { MAILCHIMP_API_KEY?: string | undefined; MAILCHIMP_LIST_ID?: string | undefined }

/** Key and list belong together; one without the other is reported. */
export function readNewsletterConfig({ MAILCHIMP_API_KEY: apiKey, MAILCHIMP_LIST_ID: listId }: Values): {
  config: NewsletterAccess
  problems: string[]
} {
  if (apiKey && listId) return { config: { mailchimp: { apiKey, listId } }, problems: [] }
  const isIncomplete = apiKey !== undefined || listId !== undefined
  return { config: {}, problems: isIncomplete ? ['MAILCHIMP_API_KEY and MAILCHIMP_LIST_ID must be set together.'] : [] }
}
