/** The part of the load generator that the benches use; it comes without types. */
declare module 'autocannon' {
  type Request = {
    method?: string
    path?: string
    body?: string
    headers?: Record<string, string>
    setupRequest?(request: Request): Request
  }
  type Client = { setRequests(requests: Request[]): void }
  type Options = {
    url: string
    duration: number
    connections: number
    requests?: Request[]
    setupClient?(client: Client): void
  }
  type Result = {
    requests: { average: number; total: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
