import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A line to a server on which every packet takes a random time: what is rare on one machine becomes common. */
export async function laySlowLine(target: { host: string; port: number }, longestMs: number) {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target.port, target.host)
    carry(near, far)
    carry(far, near)
  })

  function carry(from: Socket, to: Socket): void {
    sockets.add(from)
    let last = Promise.resolve()
    from.on('data', (packet) => {
      last = last.then(() => pause(Math.random() * longestMs)).then(() => void to.write(packet))
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
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    port: address.port,
    async remove() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
