/** Many small tables instead of one large table, so that each resize is short. */
const shardBits = 5
const shards = 1 << shardBits

export type SavedHashIndex = { tables: Int32Array[]; sizes: Int32Array }

/** A hash table that contains only numbers. Its caller stores the values that the numbers identify. */
export class HashIndex {
  #tables: Int32Array[] = Array.from({ length: shards }, () => new Int32Array(4).fill(-1))
  #sizes = new Int32Array(shards)

  static load({ tables, sizes }: SavedHashIndex): HashIndex {
    const loaded = new HashIndex()
    loaded.#tables = tables
    loaded.#sizes = Int32Array.from(sizes)
    return loaded
  }

  save(): SavedHashIndex {
    return { tables: this.#tables, sizes: this.#sizes }
  }

  /** Returns the number with this hash for which `isMatch` is true, or -1. */
  find(hash: number, isMatch: (number: number) => boolean): number {
    const table = this.#tables[hash >>> (32 - shardBits)] as Int32Array
    const mask = table.length - 1
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const number = table[place] as number
      if (number < 0 || isMatch(number)) return number
    }
  }

  /** Adds a number that `find` did not find. `hashes` contains the hashes of all earlier numbers. */
  add(hash: number, number: number, hashes: Int32Array): void {
    const shard = hash >>> (32 - shardBits)
    const size = (this.#sizes[shard] as number) + 1
    this.#sizes[shard] = size
    const table = this.#tables[shard] as Int32Array
    if (size * 2 > table.length) this.#tables[shard] = enlarged(table, hashes)
    put(this.#tables[shard] as Int32Array, hash, number)
  }

  get memory(): number {
    return this.#tables.reduce((sum, table) => sum + table.byteLength, 0)
  }
}

function enlarged(table: Int32Array, hashes: Int32Array): Int32Array {
  const larger = new Int32Array(table.length * 2).fill(-1)
  for (const number of table) if (number >= 0) put(larger, hashes[number] as number, number)
  return larger
}

function put(table: Int32Array, hash: number, number: number): void {
  const mask = table.length - 1
  let place = hash & mask
  while ((table[place] as number) >= 0) place = (place + 1) & mask
  table[place] = number
}
