/** Milliseconds that a shutdown may take before the process exits forcibly. */
const shutdownTimeoutMs = 10_000

/**
 * An AbortSignal for the process's termination signals. Ignores repeated signals: a terminal sends them to the whole process
 * group and the parent process forwards them, so each may arrive twice. Exits with code 1 if the shutdown takes too long.
 */
export function createShutdownSignal(): AbortSignal {
  const shutdown = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (shutdown.signal.aborted) return
      setTimeout(() => process.exit(1), shutdownTimeoutMs).unref()
      shutdown.abort()
    })
  return shutdown.signal
}

/** Closes resources in reverse order of opening. Calls every closer even if one fails, then throws the first failure. */
export class CloserStack {
  readonly #open: (() => Promise<void>)[] = []

  add(close: () => Promise<void>): void {
    this.#open.push(close)
  }

  async closeAll(): Promise<void> {
    const failures: unknown[] = []
    for (const close of this.#open.splice(0).reverse()) await close().catch((error) => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }
}
