import { OperatorError } from './operator-error.ts'

/** One line for the operator. The stack trace only helps developers, so it appears only with LOG_LEVEL=debug. */
export function describeFailure(error: unknown, { debug }: { debug: boolean }): string {
  if (debug && error instanceof Error) return error.stack ?? error.message
  if (error instanceof OperatorError) return error.message
  const reason = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return `Mantel failed unexpectedly: ${reason} (LOG_LEVEL=debug shows where.)`
}
