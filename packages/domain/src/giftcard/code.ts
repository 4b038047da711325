/** Leaves out letters and digits that are easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 16

/** Canonical form for comparison: ignores spaces, hyphens and case. */
export function normaliseGiftCode(given: string): string {
  return given.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Formats at least 16 random bytes as an 80-bit code in groups of four. */
export function createGiftCode(bytes: Uint8Array): string {
  const code = Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** The last characters of a code: enough for its owner to recognise the card. */
export function giftCodeHint(code: string): string {
  return normaliseGiftCode(code).slice(-4)
}
