import type { Stores } from '@mantel/domain/store'

/**
 * Whether only this machine or a private test network resolves the address: localhost and names below it, loopback
 * addresses, and names under .test, which no public name server knows.
 */
export function isLocalUrl(url: string): boolean {
  const host = new URL(url).hostname.replace(/\.$/, '')
  return /(^|\.)(localhost|test)$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host) || host === '[::1]'
}

/** All public and API addresses of the websites, except those that only this machine or its network can reach. */
export function listPublicUrls({ websites }: Pick<Stores, 'websites'>): string[] {
  const urls = new Set(websites.flatMap(({ publicUrl, apiUrl }) => [publicUrl, apiUrl]))
  return [...urls].filter((url) => !isLocalUrl(url))
}
