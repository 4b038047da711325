import type { MessageKey } from '@mantel/contract'
import { type NewNotification, okAction } from '../notifications.ts'
import type { LoadProblem } from './loaded.ts'

/** A notification for the shopper, and where to redirect. */
export type FailureNotice = { notification: NewNotification; redirect: 'home' | null }

/** Messages of the form "… query returned empty result". */
const emptyResults: readonly MessageKey[] = ['product_empty', 'category_empty', 'cms_empty']
const emptyResult = 'query returned empty result'

/**
 * Handles a page that could not be opened. A page that does not exist, or is not available offline, redirects to the
 * home page with a notification; any other failure is only shown.
 */
export function failureNotice(failure: LoadProblem | Error): FailureNotice {
  const [message, redirectsHome] =
    failure instanceof Error
      ? [{ text: failure.message }, failure.message.includes(emptyResult)]
      : [
          { key: failure.message, params: failure.params },
          failure.reason === 'offline' || emptyResults.includes(failure.message),
        ]
  return { notification: { type: 'error', message, action1: okAction }, redirect: redirectsHome ? 'home' : null }
}
