import { randomInt } from 'node:crypto'

/**
 * A network address for the visitors of one journey, as a trusted proxy would report it. The shop runs with its default limits,
 * which count per address: journeys must not use up each other's.
 */
export function newForwardedAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
}
