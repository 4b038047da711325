import type { ProbeResult } from '../http/index.ts'

/** Delivers mail. If send resolves, the mail was accepted; if it rejects, it may be sent again under the same id. */
export type MailTransport = {
  send(mail: OutgoingMail): Promise<void>
  probe(): Promise<ProbeResult>
  close(): Promise<void>
}

export type OutgoingMail = {
  /**
   * The Message-ID without angle brackets. It is always the same for the same mail, so that a mailbox recognises a
   * second copy.
   */
  messageId: string
  from: MailAddress
  replyTo?: MailAddress
  to: MailAddress
  subject: string
  html: string
  text: string
  attachments?: Attachment[]
  headers?: Record<string, string>
}

export type MailAddress = { name: string; address: string }

/** cid: the HTML shows it as cid:… */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string }

/** refused: the server rejects this mail but may accept others. down: nothing can be sent now. */
export type MailErrorKind = 'refused' | 'down'

export class MailError extends Error {
  readonly kind: MailErrorKind

  constructor(trouble: MailErrorKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailError'
    this.kind = trouble
  }
}
