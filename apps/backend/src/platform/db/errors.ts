export type DatabaseErrorKind =
  | 'bad_url'
  | 'unreachable'
  | 'refused'
  | 'locked'
  | 'unusable'
  | 'migration_failed'
  | 'newer_schema'
  | 'other_settings'

/** Why the database cannot be used. The message is one line, tells the operator what to do and holds no secrets. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
  readonly kind: DatabaseErrorKind

  constructor(trouble: DatabaseErrorKind, message: string, cause?: unknown) {
    super(message.replaceAll(/\s*\n\s*/g, ' '), { cause })
    this.kind = trouble
  }
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error instanceof Error) return error.message || error.name
  return String(error)
}

/** SQLSTATE of a failed statement on either engine, e.g. '23505'. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
