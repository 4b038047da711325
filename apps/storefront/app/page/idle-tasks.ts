import { firstInteraction } from './first-interaction.ts'

/** Milliseconds to wait for an idle moment, because a busy machine may never have one. */
const idleTimeoutMs = 1000

let last: Promise<unknown> | undefined

/**
 * Runs a task in idle time after the page has loaded, one task after the other, so that the page responds in between. The code that a
 * visitor's first click or tap needs is loaded this way, in the order of the calls.
 */
export function whenIdle<T>(task: () => Promise<T> | T): Promise<T> {
  const done = (last ?? whenLoaded()).then(nextIdleMoment).then(task)
  last = done.catch(() => {})
  return done
}

/**
 * Milliseconds in which the page responds to the first interaction. Until they have passed, no code for later interactions is loaded, so
 * that the response has the network and the processor to itself.
 */
const firstPressMs = 5000

const firstPressAnswered = () =>
  firstInteraction().then(() => new Promise((resolve) => setTimeout(resolve, firstPressMs)))

/** Runs a task in idle time when the page has responded to the first interaction: for code that only later interactions need. */
export const whenIdleAfterFirstPress = <T>(task: () => Promise<T> | T): Promise<T> =>
  firstPressAnswered().then(() => whenIdle(task))

/**
 * For code that loads other pages. A product page runs it after the first interaction, because its own buttons need the cart's code
 * first.
 */
export const whenIdleToBrowse = <T>(task: () => Promise<T> | T): Promise<T> =>
  document.documentElement.dataset.screen === 'product' ? whenIdleAfterFirstPress(task) : whenIdle(task)

/** Like whenIdleAfterFirstPress, for code that is of no use without a connection. */
export const whenOnlineAfterFirstPress = <T>(task: () => Promise<T> | T): Promise<T> =>
  firstPressAnswered()
    .then(whenOnline)
    .then(() => whenIdle(task))

function whenOnline(): Promise<unknown> | undefined {
  if (navigator.onLine) return undefined
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}

function nextIdleMoment(): Promise<void> {
  return new Promise((resolve) => {
    // Some browsers have no requestIdleCallback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs })
    else setTimeout(resolve)
  })
}

function whenLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })
}
