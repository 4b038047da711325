import { LRUCache } from 'lru-cache'
import type { ShellData } from './shell-data.ts'

/**
 * The number of cached shells. It is larger than the number of store views, because pages that are being rendered may
 * still use an older shell.
 */
const maxEntries = 50
const shells = new LRUCache<string, ShellData>({ max: maxEntries })

/** Returns the same object for equal data, so that markup made from it can be cached by the object. */
export function reuseEqualShell(shell: ShellData): ShellData {
  const key = JSON.stringify(shell)
  const shared = shells.get(key) ?? shell
  shells.set(key, shared)
  return shared
}
