import { type ClientEndpointName, type Endpoint, earlyEndpoints } from '@mantel/contract'

const early: Partial<Record<ClientEndpointName, Endpoint>> = earlyEndpoints

/** Rejects if the full endpoint table, which is imported on first use, cannot be loaded. */
export async function findEndpoint(name: ClientEndpointName): Promise<Endpoint> {
  return early[name] ?? (await import('@mantel/contract/endpoints')).endpoints[name]
}
