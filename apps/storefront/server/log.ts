/** The methods of the process's logger that the storefront uses. */
export type ServerLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
