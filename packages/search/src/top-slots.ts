import type { SlotComparator } from './sort-key.ts'

/**
 * The first `count` slots in an order without sorting the rest: a heap of the best slots so far with the worst of them
 * on top.
 */
export function topSlots(slots: ArrayLike<number>, count: number, order: SlotComparator): number[] {
  if (count <= 0) return []
  if (count >= slots.length) return Array.from(slots).sort(order)
  const heap: number[] = []
  for (let at = 0; at < count; at++) {
    heap.push(slots[at] as number)
    siftUp(heap, order)
  }
  for (let at = count; at < slots.length; at++) {
    const slot = slots[at] as number
    if (order(slot, heap[0] as number) < 0) {
      heap[0] = slot
      siftDown(heap, order)
    }
  }
  return heap.sort(order)
}

function siftUp(heap: number[], order: SlotComparator): void {
  let at = heap.length - 1
  const slot = heap[at] as number
  while (at > 0) {
    const parent = (at - 1) >> 1
    if (order(heap[parent] as number, slot) >= 0) break
    heap[at] = heap[parent] as number
    at = parent
  }
  heap[at] = slot
}

function siftDown(heap: number[], order: SlotComparator): void {
  const slot = heap[0] as number
  let at = 0
  for (;;) {
    let child = 2 * at + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && order(heap[child + 1] as number, heap[child] as number) > 0) child++
    if (order(heap[child] as number, slot) <= 0) break
    heap[at] = heap[child] as number
    at = child
  }
  heap[at] = slot
}
