import { connect, type Socket } from 'node:net'

export type LoadTarget = {
  address: string
  path(): string /** Sent as Accept-Encoding. */
  encoding?: string | undefined
}
export type LoadResult = { replies: number; seconds: number /** Of every reply. */; milliseconds: number[] }

const headerEnd = Buffer.from('\r\n\r\n')
/** One buffer serves all connections, because every read is counted before the next one starts. */
const readBuffer = Buffer.allocUnsafe(256 * 1024)

/**
 * Requests pages one after another on several keep-alive connections. It only looks for the length of a reply and counts its
 * bytes: a generator that parses replies would be slower than the server that it measures.
 */
export async function loadPages(target: LoadTarget, seconds: number, connections = 16): Promise<LoadResult> {
  const { hostname, port, host } = new URL(target.address)
  const headers = `host: ${host}${target.encoding ? `\r\naccept-encoding: ${target.encoding}` : ''}`
  const started = performance.now()
  const endsAt = started + seconds * 1000
  const milliseconds: number[] = []
  const run = () =>
    new Promise<void>((resolve, reject) => {
      let expected = 0
      let sentAt = 0
      const next = () => {
        if (performance.now() >= endsAt) return void socket.end(resolve)
        sentAt = performance.now()
        socket.write(`GET ${target.path()} HTTP/1.1\r\n${headers}\r\n\r\n`)
      }
      const onRead = (length: number, bytes: Buffer): boolean => {
        try {
          if (expected === 0) expected = replyLength(bytes.subarray(0, length))
        } catch (error) {
          socket.destroy(error as Error)
          return false
        }
        expected -= length
        if (expected === 0) {
          milliseconds.push(performance.now() - sentAt)
          next()
        }
        return true
      }
      const socket: Socket = connect({
        host: hostname,
        port: Number(port),
        onread: { buffer: readBuffer, callback: (length, bytes) => onRead(length, bytes as Buffer) },
      })
      socket.setNoDelay(true).once('connect', next).once('error', reject)
    })
  await Promise.all(Array.from({ length: connections }, run))
  return { replies: milliseconds.length, seconds: (performance.now() - started) / 1000, milliseconds }
}

/** The length of a whole reply, from its first bytes. */
function replyLength(bytes: Buffer): number {
  const end = bytes.indexOf(headerEnd)
  if (end < 0) throw new Error('the first read does not hold all headers of the reply')
  const headers = bytes.toString('latin1', 0, end)
  const [, length] = /^content-length: (\d+)/im.exec(headers) ?? []
  if (!headers.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`unexpected reply: ${headers.slice(0, headers.indexOf('\r\n'))}`)
  return end + headerEnd.length + Number(length)
}
