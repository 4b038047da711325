/** Milliseconds. A busy machine may never be idle, and what waits for it is wanted all the same. */
const patience = 3000

/** Once the page has loaded and has nothing else to do. */
export function afterLoad(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells when it is idle.
    const rest = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(() => resolve(), { timeout: patience })
        : setTimeout(resolve)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
  })
}
