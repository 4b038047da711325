import type { Failed, Refused } from '@mantel/client'

/** The back end gave no answer that a page could be made of. Shown as the page for errors. */
export class LoadFailure extends Error {
  readonly outcome: Refused | Failed

  constructor(what: string, outcome: Refused | Failed) {
    super(`${what} could not be loaded: ${outcome.reason === 'failed' ? outcome.message : outcome.code}`, {
      cause: outcome.reason === 'failed' ? outcome.cause : undefined,
    })
    this.name = 'LoadFailure'
    this.outcome = outcome
  }
}
