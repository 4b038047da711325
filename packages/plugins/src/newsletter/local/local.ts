import type { NewsletterPlugin } from '../provider.ts'

/** Keeps only the shop's own list, without a copy elsewhere. */
export const local: NewsletterPlugin = { code: 'local', create: () => ({ save: async () => {} }) }
