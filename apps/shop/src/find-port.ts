import { once } from 'node:events'
import { createServer } from 'node:net'
import { Refusal } from './refusal.ts'

/** Tries the address before anything slow is begun. Port 0 becomes a free one. */
export async function findPort(host: string, port: number): Promise<number> {
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening').catch((error) => refuseAddress(error, host, port))
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return address && typeof address === 'object' ? address.port : port
}

export function refuseAddress(error: NodeJS.ErrnoException, host: string, port: number): never {
  switch (error.code) {
    case 'EADDRINUSE':
      throw new Refusal(`Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another one.`)
    case 'EACCES':
      throw new Refusal(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      throw new Refusal(`HOST ${host} is no address of this machine. Set HOST to one, or to 0.0.0.0 for all.`)
    default:
      throw error
  }
}
