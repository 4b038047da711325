import type { Caller } from './caller.ts'
import type { Online } from './online.ts'

/** A caller whose every call tells whether the server can be reached. A call that was given up tells nothing. */
export function watchCalls(caller: Caller, online: Online): Caller {
  return {
    async call(name, ...args) {
      const outcome = await caller.call(name, ...args)
      const wasGivenUp = args[0]?.signal?.aborted ?? false
      const wasSent = outcome.ok || outcome.reason !== 'failed' || outcome.message !== 'cart_id_missing'
      if (!wasGivenUp && wasSent)
        online.report(outcome.ok || outcome.reason !== 'failed' || outcome.message !== 'offline')
      return outcome
    },
  }
}
