import type { Variant } from './job.ts'

/** Considers only formats that are listed explicitly: every client sends a wildcard. */
export function variantFor(accept: string | undefined): Exclude<Variant, 'facts'> {
  const webp = accepts(accept, 'image/webp')
  if (!webp) return 'plain'
  return accepts(accept, 'image/avif') ? 'best' : 'webp'
}

function accepts(accept = '', type: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(([range, ...params]) => range === type && !params.some((param) => /^q=0(?:\.0*)?$/.test(param)))
}

export type ServedType = 'image/avif' | 'image/webp' | 'image/png' | 'image/gif' | 'image/jpeg' | 'application/json'

export function servedType(body: Buffer): ServedType | null {
  const head = body.toString('latin1', 0, 12)
  if (head.startsWith('ftyp', 4)) return 'image/avif'
  if (head.startsWith('RIFF')) return 'image/webp'
  if (head.startsWith('\x89PNG')) return 'image/png'
  if (head.startsWith('GIF8')) return 'image/gif'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return head.startsWith('{') ? 'application/json' : null
}
