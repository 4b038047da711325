let before = new Uint8Array(64)
let previous = new Uint8Array(64)
let current = new Uint8Array(64)

/**
 * Number of insertions, deletions, substitutions and swaps of neighbouring letters that turn one word into the other
 * (Damerau–Levenshtein). Any distance above `max` is returned as `max + 1`.
 */
export function editDistance(left: string, right: string, max: number): number {
  const tooFar = max + 1
  if (Math.abs(left.length - right.length) > max || right.length > 62) return tooFar
  for (let column = 0; column <= right.length; column++) previous[column] = column
  for (let row = 1; row <= left.length; row++) {
    current[0] = row
    let least = row
    const letter = left.charCodeAt(row - 1)
    for (let column = 1; column <= right.length; column++) {
      const other = right.charCodeAt(column - 1)
      const replaced = (previous[column - 1] as number) + (letter === other ? 0 : 1)
      let cost = Math.min(replaced, (previous[column] as number) + 1, (current[column - 1] as number) + 1)
      const swapped =
        row > 1 && column > 1 && letter === right.charCodeAt(column - 2) && other === left.charCodeAt(row - 2)
      if (swapped) cost = Math.min(cost, (before[column - 2] as number) + 1)
      current[column] = cost
      if (cost < least) least = cost
    }
    if (least > max) return tooFar
    const spare = before
    before = previous
    previous = current
    current = spare
  }
  return Math.min(previous[right.length] as number, tooFar)
}
