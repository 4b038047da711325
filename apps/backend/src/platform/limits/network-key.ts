/**
 * The key under which rate limits count a client's network address: for IPv6 the /64 prefix, because a provider gives one to each
 * subscriber.
 */
export function networkKeyOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...Array(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4).join(':')
}
