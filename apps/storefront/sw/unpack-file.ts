const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

/** A packed file as the reply that the server would send for it. */
export function unpackFile(path: string, content: string): Response {
  const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain'
  return new Response(content, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
