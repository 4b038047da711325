/** Approximate size in bytes: two per character, eight per number, four per boolean. */
export function estimateSize(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return value.length * 2
    case 'number':
      return 8
    case 'boolean':
      return 4
    case 'object':
      break
    default:
      return 0
  }
  if (value === null) return 0
  let size = 0
  if (Array.isArray(value)) for (const item of value) size += estimateSize(item)
  else for (const [name, item] of Object.entries(value)) size += name.length * 2 + estimateSize(item)
  return size
}
