import type { MailTransport } from '../../platform/mail/index.ts'

/** Kills this process after this number of sent mails, before the last one is marked as sent. 0: never. */
export function killAfter(acceptances: number, transport: MailTransport): MailTransport {
  let remaining = acceptances
  return {
    ...transport,
    async send(mail) {
      await transport.send(mail)
      if (--remaining === 0) process.kill(process.pid, 'SIGKILL')
    },
  }
}
