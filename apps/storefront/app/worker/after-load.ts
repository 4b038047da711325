/** Milliseconds to wait for an idle moment, because a busy machine may never have one. */
const idleTimeoutMs = 3000

/** Resolves when the page has loaded and the browser is idle. */
export function whenLoadedAndIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Some browsers have no requestIdleCallback.
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: idleTimeoutMs })
        : setTimeout(resolve)
    if (document.readyState === 'complete') whenIdle()
    else addEventListener('load', whenIdle, { once: true })
  })
}
