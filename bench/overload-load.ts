import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** Generates load in a thread of its own, so that reading large replies does not delay the probes of the benchmark. */
export type Load = { kind: 'search' | 'never-read'; address: string; path: string; clients: number; seconds: number }
/** Replies by status; 'closed' counts connections that the server closed before the end of a reply. */
export type LoadResult = { counts: Record<string, number>; largest: number }

const { kind, address, path, clients, seconds } = workerData as Load
const counts: Record<string, number> = {}
let largest = 0
const count = (what: string | number) => {
  counts[what] = (counts[what] ?? 0) + 1
}
const end = performance.now() + seconds * 1000
await Promise.all(Array.from({ length: clients }, kind === 'search' ? searchUntilEnd : holdUntilEnd))
parentPort?.postMessage({ counts, largest } satisfies LoadResult)

async function searchUntilEnd(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  while (performance.now() < end) {
    count(await search(agent).catch(() => 'closed'))
    // A refused client tries again, earlier than Retry-After allows.
    await delay(100)
  }
  agent.destroy()
}

function search(agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}${path}`, { agent }, (reply) => {
      let bytes = 0
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      reply.on('error', reject)
      reply.on('end', () => {
        largest = Math.max(largest, bytes)
        resolve(reply.statusCode ?? 0)
      })
    })
    request.on('error', reject)
  })
}

/** Sends a request and reads nothing; when the server closes the connection, opens a new one and repeats this. */
async function holdUntilEnd(): Promise<void> {
  const { hostname, port } = new URL(address)
  while (performance.now() < end) {
    const socket: Socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    socket.pause()
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    const closed = once(socket, 'close').then(() => 'closed')
    count(await Promise.race([closed, delay(end - performance.now(), 'held')]))
    socket.destroy()
    await delay(100)
  }
}
