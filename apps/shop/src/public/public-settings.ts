import { z } from 'zod'

/** Features that a shop at a public address refuses unless the operator allows each by name. */
const publicRisks = ['sandbox', 'demo-fill', 'demo-accounts', 'demo-gift-cards', 'no-tax-country'] as const
export type PublicRisk = (typeof publicRisks)[number]

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text

/** 'mantel=https://shop.example,trade=https://trade.shop.example', each website once. */
const originsByWebsite = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim().split(/=(.*)/s, 2)))
  .refine((pairs) => pairs.every(([code, origin]) => /^[a-z][a-z0-9_]*$/.test(code ?? '') && isOrigin(origin ?? '')))
  .refine((pairs) => new Set(pairs.map(([code]) => code)).size === pairs.length)
  .transform((pairs): Record<string, string> => Object.fromEntries(pairs))
  .optional()

/** Settings of a shop that others can reach. */
export const publicSettings = {
  PUBLIC_URLS: {
    must: 'name websites and origins such as mantel=https://shop.example,trade=https://trade.shop.example, without a slash at the end',
    check: originsByWebsite,
  },
  API_URLS: {
    must: 'name websites and origins such as trade=https://api.trade.shop.example, without a slash at the end',
    check: originsByWebsite,
  },
  ALLOW_IN_PUBLIC: {
    must: `be a list of ${publicRisks.join(', ')}`,
    check: z
      .string()
      .transform((text) => text.split(',').map((word) => word.trim()))
      .pipe(z.array(z.enum(publicRisks)))
      .default([]),
  },
  BACKUP_PATH: { must: 'be a file or folder', check: z.string().optional() },
}
