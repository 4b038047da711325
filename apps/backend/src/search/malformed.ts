/** A request that cannot be parsed. Thrown inside the parsers only; their callers turn it into an error reply. */
export class MalformedQueryError extends Error {}

export function rejectQuery(reason: string): never {
  throw new MalformedQueryError(reason)
}
