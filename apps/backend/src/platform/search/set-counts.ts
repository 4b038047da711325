import type { Column } from './columns/column.ts'

/** How many of the slots have each set. The one loop over documents; all else goes over sets. */
export function countSets(column: Column, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(column.sets.size)
  const held = column.slots
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at] as number
    if (slot >= held.length) break // Slots ascend.
    const set = held[slot] as number
    counts[set] = (counts[set] as number) + 1
  }
  return counts
}
