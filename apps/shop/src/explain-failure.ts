import { Refusal } from './refusal.ts'

/** One line for the operator. The stack only helps whoever mends the program, so it is shown only when asked for. */
export function explainFailure(error: unknown, { debug }: { debug: boolean }): string {
  if (debug && error instanceof Error) return error.stack ?? error.message
  if (error instanceof Refusal) return error.message
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return `Mantel failed unexpectedly: ${reason} (LOG_LEVEL=debug shows where.)`
}
