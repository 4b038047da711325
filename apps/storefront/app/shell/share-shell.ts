import { LRUCache } from 'lru-cache'
import type { ShellData } from './shell-data.ts'

/** More than store views, because an old entry is still used by pages that are being rendered. */
const maxEntries = 50
const shells = new LRUCache<string, ShellData>({ max: maxEntries })

/** Returns the same object for equal data, so that text made from it can be stored with the object. */
export function shareShell(shell: ShellData): ShellData {
  const key = JSON.stringify(shell)
  const shared = shells.get(key) ?? shell
  shells.set(key, shared)
  return shared
}
