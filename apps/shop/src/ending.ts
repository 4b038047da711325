/** How long what is under way may take once the process was told to end. Milliseconds. */
const patience = 10_000

/**
 * Aborts when the process is told to end. Signals come twice when a terminal sends them to the whole group and the starter
 * passes them on, so repeated ones mean nothing. Whoever is not done in time is cut off.
 */
export function endSignal(): AbortSignal {
  const told = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (told.signal.aborted) return
      setTimeout(() => process.exit(1), patience).unref()
      told.abort()
    })
  return told.signal
}

/** What was opened is closed in the opposite order, each even when another fails. */
export class Closers {
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
