/**
 * Sets of slots as bitmaps, one bit per slot. A slot is the position of a document in the arrays of the index. Plain typed arrays
 * instead of a class, so that loops over them stay simple.
 */
export type Bitset = Int32Array

/** The length of a bitmap for this number of slots: each array entry holds 32 bits. */
export const bitsetLength = (slots: number): number => (slots + 31) >>> 5

export function hasBit(bits: Bitset, slot: number): boolean {
  return ((bits[slot >>> 5] as number) & (1 << (slot & 31))) !== 0
}

export function setBit(bits: Bitset, slot: number, on: boolean): void {
  const word = slot >>> 5
  const mask = 1 << (slot & 31)
  bits[word] = on ? (bits[word] as number) | mask : (bits[word] as number) & ~mask
}

export function intersect(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & (other[word] as number)
}

export function union(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) | (other[word] as number)
}

export function subtract(into: Bitset, other: Bitset): void {
  for (let word = 0; word < into.length; word++) into[word] = (into[word] as number) & ~(other[word] as number)
}

function countBits(bits: Bitset): number {
  let total = 0
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] as number
    value -= (value >>> 1) & 0x55555555
    value = (value & 0x33333333) + ((value >>> 2) & 0x33333333)
    total += Math.imul((value + (value >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return total
}

/** The slots in a set, ascending. `take` provides the array. */
export function slotsOf(
  bits: Bitset,
  take: (length: number) => Int32Array = (length) => new Int32Array(length),
): Int32Array {
  const slots = take(countBits(bits))
  let found = 0
  for (let word = 0; word < bits.length; word++) {
    let value = bits[word] as number
    const base = word << 5
    while (value !== 0) {
      slots[found++] = base + 31 - Math.clz32(value & -value)
      value &= value - 1
    }
  }
  return slots
}

/** A copy of the set with capacity for more slots. */
export function growBitset(bits: Bitset, words: number): Bitset {
  if (bits.length >= words) return bits
  const larger = new Int32Array(words)
  larger.set(bits)
  return larger
}
