import type { FastifyRequest } from 'fastify'

/**
 * True for a direct request from this machine to a local host name. A request that passed a proxy is remote, even when the
 * proxy runs here; a proxy without forwarding headers still passes on the public host name.
 */
export function isThisMachine(request: FastifyRequest): boolean {
  const { headers, socket } = request
  const forwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers.forwarded ?? headers.via
  const host = (headers.host ?? '').replace(/:\d+$/, '').toLowerCase()
  return forwarded === undefined && isLocalName(host) && isLoopback(socket.remoteAddress)
}

/** A host name that every machine resolves to itself. */
export function isLocalName(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host) || host.endsWith('.localhost')
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '')
}
