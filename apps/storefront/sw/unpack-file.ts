const types: Record<string, string> = { js: 'text/javascript', css: 'text/css' }

/** The reply with which the server would send a packed file. */
export function unpackFile(path: string, content: string): Response {
  const type = types[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain'
  return new Response(content, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
