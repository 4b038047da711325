import { once } from 'node:events'
import { createServer } from 'node:net'
import { OperatorError } from './operator-error.ts'

/** Checks early that the address can be bound, before any slow step. Resolves port 0 to a free port. */
export async function findPort(host: string, port: number): Promise<number> {
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening').catch((error) => throwAddressError(error, host, port))
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return address && typeof address === 'object' ? address.port : port
}

export function throwAddressError(error: NodeJS.ErrnoException, host: string, port: number): never {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new OperatorError(
        `Port ${port} on ${host} is in use. Stop the process that uses it, or set PORT to another port.`,
      )
    case 'EACCES':
      throw new OperatorError(`This user may not use port ${port}. Set PORT to a port above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new OperatorError(
        `HOST ${host} is not an address of this machine. Set HOST to one of its addresses, or to 0.0.0.0 for all.`,
      )
    default:
      throw error
  }
}
