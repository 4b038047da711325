import { type Engine, failureNotice, type Problem } from '@mantel/client'
import { redirect } from 'react-router'

/** The data of a page could not be loaded. */
export class LoadFailure extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    const { message, outcome } = problem
    super(`loading the page's data failed: ${message}`, {
      cause: outcome?.reason === 'failed' ? outcome.cause : outcome?.result,
    })
    this.name = 'LoadFailure'
    this.problem = problem
  }
}

/**
 * Shows the shopper why a page cannot be opened. Returns what its loader throws: a redirect to the home page if there is
 * nothing at the address or no connection, otherwise the failure itself, which shows the error screen.
 */
export function notifyFailure({ notifications }: Pick<Engine, 'notifications'>, failure: Error): Response | Error {
  const notice = failureNotice(failure instanceof LoadFailure ? failure.problem : failure)
  notifications.push(notice.notification)
  return notice.redirect === 'home' ? redirect('/') : failure
}
