/**
 * Imports code at the first call. A file that is there already is still imported in a task of its own, which waits while the browser
 * renders what a press shows at once.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
