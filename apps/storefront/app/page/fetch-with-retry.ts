/** Milliseconds. */
const maxPause = 30_000

/**
 * Fetches code that the page does not need immediately. A failed attempt is repeated when the connection returns or
 * after a growing pause, so that a short interruption does not break the page.
 */
export async function fetchWithRetry<T>(
  fetchCode: () => Promise<T>,
  waitBeforeRetry = untilOnlineOrTimeout,
): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(maxPause, 2 * pause)) {
    try {
      return await fetchCode()
    } catch {
      await waitBeforeRetry(pause)
    }
  }
}

function untilOnlineOrTimeout(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      removeEventListener('online', finish)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    addEventListener('online', finish)
  })
}
