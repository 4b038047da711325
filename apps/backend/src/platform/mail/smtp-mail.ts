import { setTimeout as delay } from 'node:timers/promises'
import type { ProbeResult } from '../http/index.ts'
import type { Log } from '../log.ts'
import { compose } from './compose.ts'
import { MailError, type MailTransport } from './mail.ts'

/** Milliseconds. A server that takes longer is treated as down; mail waits in the database. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** Milliseconds for which a probe result is reused, because probes run every few seconds. */
const probeTtl = 15_000
/** Milliseconds after which a probe reports no answer. */
const probeTimeout = 700
const noAnswer: ProbeResult = { ready: false, spare: true, reason: 'mail server does not answer, mail is queued' }

/** Sends mail over pooled SMTP connections. smtps: uses TLS from the start, smtp: upgrades if the server offers STARTTLS. */
export function createSmtpMail({ url, log }: { url: string; log: Log }): MailTransport {
  let transport: ReturnType<typeof openTransport> | undefined
  let last: { at: number; answer: Promise<ProbeResult> } | undefined

  function open(): ReturnType<typeof openTransport> {
    transport ??= openTransport(url)
    return transport
  }

  async function verify(): Promise<ProbeResult> {
    try {
      await (await open()).verify()
      return { ready: true, spare: true }
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'mail server does not answer')
      return noAnswer
    }
  }

  return {
    async send(mail) {
      try {
        await (await open()).sendMail(compose(mail))
      } catch (error) {
        throw new MailError(isRefused(error) ? 'refused' : 'down', reasonOf(error), { cause: error })
      }
    },
    probe() {
      if (!last || Date.now() - last.at > probeTtl) last = { at: Date.now(), answer: verify() }
      return Promise.race([last.answer, delay(probeTimeout, noAnswer, { ref: false })])
    },
    async close() {
      const opened = await transport
      opened?.close()
    },
  }
}

/** Nodemailer is loaded with the first mail or probe. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  const requireTLS = needsTls(url)
  return createTransport({ url, pool: true, maxConnections: 4, maxMessages: 200, requireTLS, ...limits })
}

/** Requires TLS for a password, unless the server is on this machine. */
function needsTls(url: string): boolean {
  const { password, hostname } = new URL(url)
  return password !== '' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

/** Whether the server rejected this mail. A failed connection or login concerns every mail. */
function isRefused(error: unknown): boolean {
  return ['EENVELOPE', 'EMESSAGE'].includes(String(codeOf(error)))
}

/** Omits the server's message, because it repeats addresses. */
function reasonOf(error: unknown): string {
  const status = (error as { responseCode?: unknown } | null)?.responseCode
  const code = String(codeOf(error) ?? 'failed')
  return typeof status === 'number' ? `${code} ${status}` : code
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code
}
