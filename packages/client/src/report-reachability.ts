import type { Caller } from './caller.ts'
import type { Online } from './online.ts'

/** Wraps a caller so that each call reports whether the server was reached. Aborted calls report nothing. */
export function reportReachability(caller: Caller, online: Online): Caller {
  return {
    async call(name, ...args) {
      const outcome = await caller.call(name, ...args)
      const wasAborted = args[0]?.signal?.aborted ?? false
      const wasSent = outcome.ok || outcome.reason !== 'failed' || outcome.message !== 'cart_id_missing'
      if (!wasAborted && wasSent)
        online.report(outcome.ok || outcome.reason !== 'failed' || outcome.message !== 'offline')
      return outcome
    },
  }
}
