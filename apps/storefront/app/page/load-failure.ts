import { type Engine, failureNotice, type Problem } from '@mantel/client'
import { redirect, redirectDocument } from 'react-router'

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
 * Handles a page that cannot be opened. Returns what its loader throws. If there is no connection and the service worker has kept the
 * document, that is a redirect to the document. Otherwise a notice tells the shopper why. Then it is a redirect to the home page if
 * the address leads to nothing or there is no connection, or else the failure itself, which shows the error screen.
 */
export async function handleFailure(
  { notifications }: Pick<Engine, 'notifications'>,
  failure: Error,
  url: string,
): Promise<Response | Error> {
  const problem = failure instanceof LoadFailure ? failure.problem : failure
  if (await hasCachedDocument(problem, url)) return redirectDocument(url)
  const notice = failureNotice(problem)
  notifications.push(notice.notification)
  return notice.redirect === 'home' ? redirect('/') : failure
}

const hasCachedDocument = (problem: Problem | Error, url: string) =>
  import('./has-cached-document.ts').then((file) => file.hasCachedDocument(problem, url)).catch(() => false)
