import type { Addition } from './request-addition.ts'

/** The shopper no longer expects an addition that is older than this. */
const maxAgeMs = 60 * 60 * 1000

type SavedAddition = { savedAt: number; addition: Addition }

/** Throws if storage is blocked or full. */
export function saveAddition(key: string, addition: Addition): void {
  localStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), addition } satisfies SavedAddition))
}

export function listSavedKeys(): string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** null: damaged, too old, or saved by an earlier build. */
export function readAddition(key: string): Addition | null {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<SavedAddition> | null
    const isRecent = Date.now() - (saved?.savedAt ?? 0) < maxAgeMs
    return isRecent ? (saved?.addition ?? null) : null
  } catch {
    return null
  }
}

export function forgetAddition(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so nothing was saved.
  }
}
