/** Without letters and figures that are taken for one another. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const codeLength = 16

/** As it is compared: people write blanks, hyphens and small letters. */
export function normaliseGiftCode(given: string): string {
  return given.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** Random bytes, at least 16, as a code of 80 bits in groups of four. */
export function giftCodeFrom(bytes: Uint8Array): string {
  const code = Array.from(bytes.subarray(0, codeLength), (byte) => letters[byte % letters.length]).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

/** What may be shown of a code; the card is known by it to whoever holds it. */
export function giftCodeHint(code: string): string {
  return normaliseGiftCode(code).slice(-4)
}
