export type SavedSets = {
  members: Int32Array<ArrayBuffer>
  ends: Int32Array<ArrayBuffer>
  table: Int32Array<ArrayBuffer>
  single: boolean
}

/**
 * The value sets of one column. A value set is a distinct combination of values that a document has in the column, e.g. {red,
 * blue}. Each document refers to one set by its number, so a list of colours costs a slot no more than a single colour, and filters
 * and facets process sets before documents. Set 0 is the empty set: the document does not have the field.
 */
export class ValueSets {
  /** Ordinals of all sets, concatenated; each set is ascending and unique. */
  #members = new Int32Array(8)
  #ends = new Int32Array(4)
  #table = new Int32Array(8)
  #size = 1
  #single = true

  static load({ members, ends, table, single }: SavedSets): ValueSets {
    const loaded = new ValueSets()
    loaded.#members = members
    loaded.#ends = ends
    loaded.#table = table
    loaded.#size = ends.length
    loaded.#single = single
    return loaded
  }

  save(): SavedSets {
    const ends = this.#ends.subarray(0, this.#size)
    return { members: this.#members.subarray(0, ends.at(-1)), ends, table: this.#table, single: this.#single }
  }

  get size(): number {
    return this.#size
  }

  /** True if no set contains more than one value. */
  get single(): boolean {
    return this.#single
  }

  get memory(): number {
    return this.#members.byteLength + this.#ends.byteLength + this.#table.byteLength
  }

  /** The index in `members` at which a set starts. */
  start(set: number): number {
    return set === 0 ? 0 : (this.#ends[set - 1] as number)
  }

  end(set: number): number {
    return this.#ends[set] as number
  }

  /** Ordinals of all sets, concatenated; set n ends before `ends[n]`. For loops that read many sets. */
  get members(): Int32Array<ArrayBuffer> {
    return this.#members
  }

  get ends(): Int32Array {
    return this.#ends
  }

  /**
   * Returns the number of the set with these ordinals, which must be ascending and unique. Adds the set if it is new.
   */
  intern(ordinals: ArrayLike<number>): number {
    if (ordinals.length === 0) return 0
    const place = this.#place(ordinals)
    const known = this.#table[place] as number
    if (known > 0) return known
    const set = this.#append(ordinals)
    this.#table[place] = set
    if (this.#size * 2 > this.#table.length) this.#rehash()
    return set
  }

  /** Returns 0 if there is no such set. */
  find(ordinals: ArrayLike<number>): number {
    return this.#table[this.#place(ordinals)] as number
  }

  #place(ordinals: ArrayLike<number>): number {
    const mask = this.#table.length - 1
    let place = hashOf(ordinals, 0, ordinals.length) & mask
    for (;;) {
      const set = this.#table[place] as number
      if (set === 0 || this.#equals(set, ordinals)) return place
      place = (place + 1) & mask
    }
  }

  #equals(set: number, ordinals: ArrayLike<number>): boolean {
    const start = this.start(set)
    if ((this.#ends[set] as number) - start !== ordinals.length) return false
    for (let at = 0; at < ordinals.length; at++) if (this.#members[start + at] !== ordinals[at]) return false
    return true
  }

  #append(ordinals: ArrayLike<number>): number {
    const set = this.#size++
    const start = this.start(set)
    const end = start + ordinals.length
    if (set >= this.#ends.length) this.#ends = enlarged(this.#ends, set * 2)
    if (end > this.#members.length) this.#members = enlarged(this.#members, Math.max(this.#members.length * 2, end))
    for (let at = 0; at < ordinals.length; at++) this.#members[start + at] = ordinals[at] as number
    this.#ends[set] = end
    if (ordinals.length > 1) this.#single = false
    return set
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 2)
    const mask = table.length - 1
    for (let set = 1; set < this.#size; set++) {
      let place = hashOf(this.#members, this.start(set), this.#ends[set] as number) & mask
      while (table[place] !== 0) place = (place + 1) & mask
      table[place] = set
    }
    this.#table = table
  }
}

function hashOf(ordinals: ArrayLike<number>, start: number, end: number): number {
  let hash = end - start
  for (let at = start; at < end; at++) {
    hash = Math.imul(hash ^ (ordinals[at] as number), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  return hash
}

function enlarged(old: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length)
  larger.set(old)
  return larger
}
