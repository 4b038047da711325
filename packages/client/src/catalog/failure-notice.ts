import type { MessageKey } from '@mantel/contract'
import { type NewNotification, okAction } from '../notifications.ts'
import type { Problem } from './loaded.ts'

/** What the shopper is told, and where to go from there. */
export type FailureNotice = { notification: NewNotification; redirect: 'home' | null }

/** Every "… query returned empty result". */
const emptyResults: readonly MessageKey[] = ['product_empty', 'category_empty', 'cms_empty']
const emptyResult = 'query returned empty result'

/**
 * What to do when a page could not be opened: one that is not there, or not without a connection, leads home with a
 * notice; anything else is told as it is, to be closed by the shopper.
 */
export function failureNotice(failure: Problem | Error): FailureNotice {
  if (failure instanceof Error) {
    const isEmpty = failure.message.includes(emptyResult)
    return { notification: notice({ text: failure.message }), redirect: isEmpty ? 'home' : null }
  }
  const leadsHome = failure.reason === 'offline' || emptyResults.includes(failure.message)
  return { notification: notice({ key: failure.message }), redirect: leadsHome ? 'home' : null }
}

const notice = (message: NewNotification['message']): NewNotification => ({
  type: 'error',
  message,
  action1: okAction,
})
