/** The part of the load generator that the benches use; it comes without types. */
declare module 'autocannon' {
  type Options = { url: string; duration: number; connections: number; requests: { path: string }[] }
  type Result = { requests: { average: number; total: number }; non2xx: number; errors: number }
  export default function autocannon(options: Options): Promise<Result>
}
