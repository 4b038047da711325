import { type ClientEndpointName, type Endpoint, earlyEndpoints } from '@mantel/contract'

const early: Partial<Record<ClientEndpointName, Endpoint>> = earlyEndpoints

/** Rejects if the table of the later calls cannot be loaded. */
export async function findEndpoint(name: ClientEndpointName): Promise<Endpoint> {
  return early[name] ?? (await import('@mantel/contract/endpoints')).endpoints[name]
}
