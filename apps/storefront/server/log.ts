/** The part of the process's log that pages write to. */
export type ServerLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
