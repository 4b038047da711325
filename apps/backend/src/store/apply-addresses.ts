import type { Website } from '@mantel/domain/store'
import type { WithFileName } from './check-stores.ts'

/** Origins by website code that replace those of stores/websites. */
export type StoreAddresses = {
  publicUrls?: Readonly<Record<string, string>> | undefined
  apiUrls?: Readonly<Record<string, string>> | undefined
}

/**
 * Gives websites the addresses of the settings. A website with a public address but no API address uses the same origin for both. The
 * hosts in the file remain valid, so that the shop also answers requests on its own machine.
 */
export function applyAddresses(
  websites: WithFileName<Website>[],
  { publicUrls = {}, apiUrls = {} }: StoreAddresses,
  problems: string[],
): WithFileName<Website>[] {
  const codes = websites.map(({ value }) => value.code)
  for (const [setting, addresses] of Object.entries({ PUBLIC_URLS: publicUrls, API_URLS: apiUrls }))
    for (const code of Object.keys(addresses).filter((name) => !codes.includes(name)))
      problems.push(`${setting}: there is no website ${code}; there are ${codes.join(', ')}`)
  const changed = websites.map(({ file, value }) => {
    const publicUrl = publicUrls[value.code] ?? value.publicUrl
    const apiUrl = apiUrls[value.code] ?? (publicUrls[value.code] ? publicUrl : value.apiUrl)
    const hosts = [...new Set([hostOf(publicUrl), ...value.hosts])]
    const apiHosts = [...new Set([hostOf(apiUrl), ...value.apiHosts])].filter((host) => !hosts.includes(host))
    const isGiven = value.code in publicUrls || value.code in apiUrls
    return { file, value: isGiven ? { ...value, publicUrl, apiUrl, hosts, apiHosts } : value }
  })
  problems.push(...sharedHosts(changed.map(({ value }) => value)))
  return changed
}

/** The host decides which website answers. */
function sharedHosts(websites: Website[]): string[] {
  const addresses = websites.flatMap(({ code, publicUrl, apiUrl }) =>
    [...new Set([hostOf(publicUrl), hostOf(apiUrl)])].map((host) => ({ code, host })),
  )
  return addresses.flatMap(({ code, host }, at) => {
    const earlier = addresses.slice(0, at).find((one) => one.host === host)
    return earlier
      ? [`PUBLIC_URLS, API_URLS: ${earlier.code} and ${code} share the host ${host}; a website needs its own`]
      : []
  })
}

const hostOf = (origin: string) => new URL(origin).hostname
