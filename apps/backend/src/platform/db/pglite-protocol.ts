/** What the thread of the embedded database is asked. */
export type PgliteRequest =
  | { kind: 'query'; sql: string; values?: readonly unknown[] }
  /** Several statements in one text; the rows of all of them are answered. */
  | { kind: 'exec'; sql: string }
  | { kind: 'close' }

export type PgliteResult = {
  rows: Record<string, unknown>[]
  fields: { name: string; dataTypeID: number }[]
  affectedRows?: number
  command?: string
}

/** The fields of a database error that somebody reads. An error itself loses them on its way between threads. */
export type PgliteFailure = { message: string; code?: string; detail?: string; constraint?: string; table?: string }

/** 0 is answered when the database is open. */
export type PgliteReply = { id: number } & ({ result: PgliteResult } | { failure: PgliteFailure })
