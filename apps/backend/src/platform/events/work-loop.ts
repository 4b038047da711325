/** Runs rounds of work one after the other, on demand. */
export type WorkLoop = {
  /** Resolves when a round that began after this call found no work. Returns true if any round until then did some work. */
  drain(): Promise<boolean>
  /** Like drain(), for callers that do not wait for the result. */
  wake(): void
  isStopping(): boolean
  /** Resolves when the running round has ended. */
  stop(): Promise<void>
}

/** round: does some of the due work; false: there was none. */
export function createWorkLoop(round: () => Promise<boolean>, onFailure: (error: unknown) => void): WorkLoop {
  let running: Promise<boolean> | undefined
  let isWokenAgain = false
  let stopping = false

  async function run(): Promise<boolean> {
    let didWork = false
    do {
      isWokenAgain = false
      while (!stopping && (await round())) didWork = true
    } while (isWokenAgain && !stopping)
    return didWork
  }

  function drain(): Promise<boolean> {
    isWokenAgain = true
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    drain,
    wake: () => void drain().catch(onFailure),
    isStopping: () => stopping,
    async stop() {
      stopping = true
      await running?.catch(() => {})
      stopping = false
    },
  }
}
