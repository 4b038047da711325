import { createHash } from 'node:crypto'
import { cleanLine } from '@mantel/domain/text'
import { networkKeyOf } from './network-key.ts'

/** The network address behind a request, as limits use it, and the browser. */
export type Caller = {
  /** One subscriber: an IPv4 address or an IPv6 /64 prefix. */
  address: string
  /** The /24 or /48 around it: attackers often own a whole range. */
  range: string
  /** The User-Agent header, by which the owner of an account recognises the browser. The client may send any text. */
  userAgent: string
}

/** Characters: long enough for every browser. */
const maxUserAgent = 256

export function callerOf(ip: string, userAgent = ''): Caller {
  const address = networkKeyOf(ip)
  return { address, range: rangeOf(address), userAgent: cleanLine(userAgent).slice(0, maxUserAgent) }
}

/** Stored with an order: it identifies the caller without keeping the address. */
export const callerDigest = ({ address }: Caller): string =>
  createHash('sha256').update(`caller ${address}`).digest('base64url')

function rangeOf(address: string): string {
  if (address.includes('.')) return address.split('.').slice(0, 3).join('.')
  return address.split(':').slice(0, 3).join(':')
}
