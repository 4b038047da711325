import type { Encoding } from './file-shelf.ts'

/** The best of the encodings there are that the visitor takes; undefined for none. */
export function acceptedEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  if (!header) return undefined
  const refused = new Set<string>()
  const taken = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (weight !== undefined && Number(weight.slice(2)) === 0) refused.add(name)
    else taken.add(name)
  }
  return offered.find((encoding) => taken.has(encoding) || (taken.has('*') && !refused.has(encoding)))
}
