/** Why a request cannot be read. Thrown inside the parsers only; whoever calls them turns it into a refusal. */
export class Malformed extends Error {}

export function malformed(reason: string): never {
  throw new Malformed(reason)
}
