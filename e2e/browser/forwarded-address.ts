import { randomInt } from 'node:crypto'

/**
 * An IP address for the visitors of one journey, as a trusted proxy would report it. The shop's default limits count requests
 * per address, so without an address of their own, journeys would use up each other's limits.
 */
export function newForwardedAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
