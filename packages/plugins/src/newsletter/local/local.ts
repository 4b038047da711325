import type { NewsletterPlugin } from '../provider.ts'

/** The shop's own list is the only one. */
export const local: NewsletterPlugin = { code: 'local', create: () => ({ save: async () => {} }) }
