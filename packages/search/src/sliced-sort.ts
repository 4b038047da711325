import type { SlotComparator } from './sort-key.ts'
import type { TimeSlicer } from './time-slicer.ts'

const runLength = 1024
const checkEvery = 4096

/**
 * Sorts in time slices. Returns undefined when `stale` reports that the compared data has changed, because an order
 * computed partly before and partly after a change is invalid.
 */
export async function slicedSort(
  slots: Int32Array,
  order: SlotComparator,
  slicer: TimeSlicer,
  stale: () => boolean,
): Promise<Int32Array | undefined> {
  let from = slots
  for (let start = 0; start < from.length; start += runLength) {
    from.subarray(start, start + runLength).sort(order)
    await slicer.yieldIfDue()
    if (stale()) return undefined
  }
  let into: Int32Array = new Int32Array(from.length)
  for (let width = runLength; width < from.length; width *= 2) {
    let left = 0
    let right = 0
    let leftEnd = 0
    let rightEnd = 0
    for (let at = 0; at < from.length; at++) {
      if (left >= leftEnd && right >= rightEnd) {
        left = rightEnd
        leftEnd = right = Math.min(left + width, from.length)
        rightEnd = Math.min(right + width, from.length)
      }
      const takeLeft = right >= rightEnd || (left < leftEnd && order(from[left] as number, from[right] as number) <= 0)
      into[at] = from[takeLeft ? left++ : right++] as number
      if (at % checkEvery === 0) {
        await slicer.yieldIfDue()
        if (stale()) return undefined
      }
    }
    ;[from, into] = [into, from]
  }
  return from
}
