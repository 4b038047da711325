/** A part of the process is still being built. Callers get 503 and may try again; they must not conclude that something is missing. */
export class NotReadyError extends Error {
  constructor(part: string) {
    super(`${part} is not ready`)
    this.name = 'NotReadyError'
  }
}
