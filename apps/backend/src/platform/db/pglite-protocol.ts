/** A request to the thread of the embedded database. */
export type PgliteRequest =
  | { kind: 'query'; sql: string; values?: readonly unknown[] }
  /** Several statements in one text; the result holds the rows of all of them. */
  | { kind: 'exec'; sql: string }
  | { kind: 'close' }

export type PgliteResult = {
  rows: Record<string, unknown>[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows?: number
  command?: string
}

/** The used fields of a database error. An Error object loses them when it is sent between threads. */
export type PgliteFailure = { message: string; code?: string; detail?: string; constraint?: string; table?: string }

/** The reply with id 0 says that the database is open. */
export type PgliteReply = { id: number } & ({ result: PgliteResult } | { failure: PgliteFailure })
