/**
 * Imports code at the first call. Later calls use the same import: another one would take a task of its own, which waits while the
 * browser renders the response to a click.
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
