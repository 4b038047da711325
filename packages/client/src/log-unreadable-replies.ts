import { loggedTexts } from '@mantel/contract/messages/en-logged'
import type { Caller } from './caller.ts'
import type { Log } from './log.ts'

/** Wraps a caller so that replies that are not JSON, or not in the shop's format, are logged, even of silent calls. */
export function logUnreadableReplies(caller: Caller, log: Pick<Log, 'error'>): Caller {
  return {
    async call(name, ...args) {
      const outcome = await caller.call(name, ...args)
      if (!outcome.ok && outcome.reason === 'failed' && outcome.message in loggedTexts)
        log.error(loggedTexts[outcome.message as 'bad_content_type' | 'wrong_response_format'], { call: name })
      return outcome
    },
  }
}
