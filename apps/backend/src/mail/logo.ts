import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Attachment } from '../platform/mail/index.ts'

/** A PNG at twice its displayed size. It is attached, because many mail programs block remote images. */
export type Logo = { content: Buffer; width: number; height: number }

const cid = 'logo'
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** dir holds <website>.png; null: that website has no logo. */
export async function readLogo(dir: string, website: string): Promise<Logo | null> {
  const content = await readFile(join(dir, `${website}.png`)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!content?.subarray(0, 8).equals(pngHead)) return null
  return { content, width: content.readUInt32BE(16) / 2, height: content.readUInt32BE(20) / 2 }
}

export function logoImage(logo: Logo | null): { cid: string; width: number; height: number } | null {
  return logo && { cid, width: logo.width, height: logo.height }
}

export function logoAttachments(logo: Logo | null): Attachment[] {
  return logo ? [{ filename: 'logo.png', contentType: 'image/png', content: logo.content, cid }] : []
}
