/** Milliseconds. */
const longestPause = 30_000

/**
 * Code that a page can do without for a while, asked for again when the connection is back, or after growing pauses: a
 * line that breaks in just that moment does not cost the page.
 */
export async function untilFetched<T>(fetchCode: () => Promise<T>, rest = connectedOrLater): Promise<T> {
  for (let pause = 1000; ; pause = Math.min(longestPause, 2 * pause)) {
    try {
      return await fetchCode()
    } catch {
      await rest(pause)
    }
  }
}

function connectedOrLater(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      removeEventListener('online', go)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
