/**
 * 64 bits in hexadecimal, from two independent 32-bit passes over the text. That is enough for the keys of a private
 * cache with some thousand entries: a cryptographic hash would add kilobytes or an asynchronous call for no benefit.
 */
export function hashText(text: string): string {
  let low = 0x811c9dc5
  let high = 0x9e3779b1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul((high << 5) ^ (high >>> 27) ^ code, 0x85ebca77)
  }
  return hex(mix(low ^ text.length)) + hex(mix(high))
}

/** Spreads the effect of the last characters over all bits. */
function mix(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return bits ^ (bits >>> 15)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
