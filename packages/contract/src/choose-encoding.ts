/** The compression of a reply, as a value of the Content-Encoding header. */
export type Encoding = 'br' | 'gzip'

/** The first offered encoding that the Accept-Encoding header allows; undefined if none. */
export function chooseEncoding(header: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  if (!header) return undefined
  const rejected = new Set<string>()
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))
    if (weight !== undefined && Number(weight.slice(2)) === 0) rejected.add(name)
    else accepted.add(name)
  }
  return offered.find((encoding) => accepted.has(encoding) || (accepted.has('*') && !rejected.has(encoding)))
}
