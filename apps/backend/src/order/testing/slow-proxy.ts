import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A TCP proxy that delays every packet by a random time, so that rare interleavings become common. */
export async function openSlowProxy(target: { host: string; port: number }, maxDelayMs: number) {
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(target.port, target.host)
    forward(client, upstream)
    forward(upstream, client)
  })

  function forward(from: Socket, to: Socket): void {
    sockets.add(from)
    let last = Promise.resolve()
    from.on('data', (packet) => {
      last = last.then(() => pause(Math.random() * maxDelayMs)).then(() => void to.write(packet))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    port: address.port,
    async remove() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
