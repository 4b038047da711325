import type { EntryContext } from 'react-router'

/**
 * The router's loader results, read to their end as text, and the context to render with. Because the context has no stream, it
 * renders in one pass: the router itself would write the results from inside a Suspense boundary, which needs streaming.
 */
export async function readServerHandoff(entry: EntryContext): Promise<{ state: string; context: EntryContext }> {
  return { state: await readAll(entry.serverHandoffStream), context: { ...entry, serverHandoffStream: undefined } }
}

/** The router answers paths that end in `.data` with loader results instead of a page. The shop has no such addresses. */
export function escapeDataSuffix(url: URL): URL {
  const address = new URL(url)
  address.pathname = address.pathname.replace(/\.data$/, '%2Edata')
  return address
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
