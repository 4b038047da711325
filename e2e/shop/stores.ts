export type Website = 'consumer' | 'trade'
export type StoreCode = (typeof stores)[number]['code']

/** Every store view with its website, path prefix, locale and currency sign. */
export const stores = [
  { code: 'default', website: 'consumer', prefix: '', locale: 'en-GB', sign: '£' },
  { code: 'de', website: 'consumer', prefix: '/de', locale: 'de-DE', sign: '€' },
  { code: 'it', website: 'consumer', prefix: '/it', locale: 'it-IT', sign: '€' },
  { code: 'trade', website: 'trade', prefix: '', locale: 'en-GB', sign: '£' },
  { code: 'trade_eu', website: 'trade', prefix: '/trade_eu', locale: 'en-US', sign: '€' },
] as const

export const hostOf = (website: Website) => (website === 'trade' ? 'trade.localhost' : 'localhost')

/** The URL of a path without the store's prefix. */
export function storeUrl(port: number, code: StoreCode, path: string): string {
  const { website, prefix } = stores.find((store) => store.code === code) ?? stores[0]
  return `http://${hostOf(website)}:${port}${path === '/' && prefix ? prefix : `${prefix}${path}`}`
}
