/** The least recently used go first. Only what was verified is remembered, so nobody can flood it with guesses. */
export function createVerifiedCache<T>({ maxEntries }: { maxEntries: number }) {
  const entries = new Map<string, { value: T; expiresMs: number }>()
  return {
    find(token: string, now: Date): T | null {
      const entry = entries.get(token)
      if (!entry) return null
      entries.delete(token)
      if (entry.expiresMs <= now.getTime()) return null
      entries.set(token, entry)
      return entry.value
    },
    remember(token: string, value: T, expiresMs: number): void {
      entries.set(token, { value, expiresMs })
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '')
    },
  }
}
