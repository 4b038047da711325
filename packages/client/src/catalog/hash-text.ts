/**
 * 64 bits in hexadecimal, from two independent 32-bit runs over the text. Keys of a cache of some thousand entries need no
 * more, and nobody else ever reads them: a cryptographic hash would cost kilobytes or an asynchronous call for nothing.
 */
export function hashText(text: string): string {
  let low = 0x811c9dc5
  let high = 0x9e3779b1
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul((high << 5) ^ (high >>> 27) ^ code, 0x85ebca77)
  }
  return hex(mixed(low ^ text.length)) + hex(mixed(high))
}

/** Spreads what the last characters changed over all bits. */
function mixed(value: number): number {
  let bits = value
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d)
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39)
  return bits ^ (bits >>> 15)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
