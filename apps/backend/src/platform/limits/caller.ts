import { createHash } from 'node:crypto'
import { cleanLine } from '@mantel/domain/text'
import { networkKeyOf } from './network-key.ts'

/** The client behind an HTTP request: its network address, in the form that rate limits use, and its browser. */
export type Caller = {
  /** The address of one internet subscriber: an IPv4 address or an IPv6 /64 prefix. */
  address: string
  /** The IP address range around it (IPv4 /24, IPv6 /48): attackers often own a whole range. */
  range: string
  /** The User-Agent header, from which account owners recognise their browser. The client may send any text. */
  userAgent: string
}

/** The maximum number of characters: enough for the User-Agent header of every browser. */
const maxUserAgent = 256

export function callerOf(ip: string, userAgent = ''): Caller {
  const address = networkKeyOf(ip)
  return { address, range: rangeOf(address), userAgent: cleanLine(userAgent).slice(0, maxUserAgent) }
}

/** Stored with an order instead of the network address: it recognises the same address again without revealing it. */
export const callerDigest = ({ address }: Caller): string =>
  createHash('sha256').update(`caller ${address}`).digest('base64url')

function rangeOf(address: string): string {
  if (address.includes('.')) return address.split('.').slice(0, 3).join('.')
  return address.split(':').slice(0, 3).join(':')
}
