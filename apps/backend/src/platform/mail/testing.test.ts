import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { openMailServer } from './testing.ts'

it('survives a client that is killed while it sends a mail', async () => {
  const server = await openMailServer()
  const port = Number(new URL(server.url).port)
  try {
    const killed = connect(port, '127.0.0.1')
    await once(killed, 'data')
    for (const line of ['EHLO shop', 'MAIL FROM:<a@mantel.example>', 'RCPT TO:<b@mantel.example>', 'DATA']) {
      killed.write(`${line}\r\n`)
      await once(killed, 'data')
    }
    killed.write('Subject: half')
    killed.resetAndDestroy()
    await once(killed, 'close')

    const next = connect(port, '127.0.0.1')
    const [greeting] = await once(next, 'data')
    expect(String(greeting)).toMatch(/^220 /)
    next.destroy()
    expect(server.received).toEqual([])
  } finally {
    await server.stop()
  }
})
