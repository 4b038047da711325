import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A real SMTP server on a local port that stores received mails. */
export type TestMailServer = {
  url: string
  received: Email[]
  /** If set, the server rejects RCPT with this text. */
  refuse: string | null
  stop(): Promise<void>
  /** Listens again on the same port. */
  start(): Promise<void>
}

export async function openMailServer(): Promise<TestMailServer> {
  const received: Email[] = []
  let server: SMTPServer | undefined
  let port = 0
  const state: TestMailServer = {
    url: '',
    received,
    refuse: null,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        logger: false,
        closeTimeout: 100,
        onRcptTo: (_address, _session, done) => done(state.refuse ? refusal(state.refuse) : null),
        onData(stream, _session, done) {
          const parts: Buffer[] = []
          stream.on('data', (part: Buffer) => void parts.push(part))
          stream.on('end', async () => {
            received.push(await PostalMime.parse(Buffer.concat(parts)))
            done()
          })
        },
      })
      const listening = server
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject)
        listening.listen(port, '127.0.0.1', resolve)
      })
      // A client that disconnects while it sends a mail must not end the server.
      listening.on('error', () => {})
      port = (listening.server.address() as AddressInfo).port
      state.url = `smtp://127.0.0.1:${port}`
    },
    async stop() {
      const open = server
      server = undefined
      await new Promise<void>((resolve) => (open ? open.close(() => resolve()) : resolve()))
    },
  }
  await state.start()
  return state
}

function refusal(text: string): Error {
  return Object.assign(new Error(text), { responseCode: 550 })
}
