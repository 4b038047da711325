import { setTimeout as delay } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import type { ProbeResult } from '../http/index.ts'
import type { Log } from '../log.ts'
import { compose } from './compose.ts'
import { type Mail, MailError } from './mail.ts'

/** Milliseconds. A server that is silent for longer is down as far as we care; mail waits in the database. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** An answer about the server's health is good for this long: probes are asked every few seconds. */
const probeKept = 15_000
/** Whoever asks is told after so long that there was no answer; it may come later. */
const probePatience = 700
const noAnswer: ProbeResult = { ready: false, spare: true, reason: 'the mail server does not answer; mail waits' }

/** Speaks SMTP over a few kept connections: smtps: is encrypted at once, smtp: as soon as the server offers it. */
export function createSmtpMail({ url, log }: { url: string; log: Log }): Mail {
  const requireTLS = wantsTls(url)
  const transport = createTransport({ url, pool: true, maxConnections: 4, maxMessages: 200, requireTLS, ...limits })
  let last: { at: number; answer: Promise<ProbeResult> } | undefined

  async function verify(): Promise<ProbeResult> {
    try {
      await transport.verify()
      return { ready: true, spare: true }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'the mail server does not answer')
      return noAnswer
    }
  }

  return {
    async send(mail) {
      try {
        await transport.sendMail(compose(mail))
      } catch (error) {
        throw new MailError(isRefused(error) ? 'refused' : 'down', reasonOf(error), { cause: error })
      }
    },
    probe() {
      if (!last || Date.now() - last.at > probeKept) last = { at: Date.now(), answer: verify() }
      return Promise.race([last.answer, delay(probePatience, noAnswer, { ref: false })])
    },
    async close() {
      transport.close()
    },
  }
}

/** A password travels encrypted or not at all, unless it stays on this machine. */
function wantsTls(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Nodemailer names what the server said no to. A failed connection or login concerns every mail. */
function isRefused(error: unknown): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes(String(codeOf(error)))
}

/** Without what the server said: it repeats addresses. */
function reasonOf(error: unknown): string {
  const status = (error as { responseCode?: unknown } | null)?.responseCode
  const code = String(codeOf(error) ?? 'failed')
  return typeof status === 'number' ? `${code} ${status}` : code
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code
}
