export type PictureType = 'gif' | 'jpeg' | 'png' | 'svg' | 'webp'

const svgProlog = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE svg[^[>]*>\s*)*<svg[\s>]/

/** Detects the image type by the first bytes, because names are not reliable. An SVG that declares entities is rejected. */
export function pictureType(body: Buffer): PictureType | null {
  if (startsWith(body, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(body, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const head = body.toString('latin1', 0, 12)
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp'
  return svgProlog.test(body.toString('utf8', 0, 4096)) ? 'svg' : null
}

function startsWith(body: Buffer, bytes: number[]): boolean {
  return bytes.every((byte, index) => body[index] === byte)
}
