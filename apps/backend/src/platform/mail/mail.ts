import type { ProbeResult } from '../http/index.ts'

/** Hands mail on. What send resolves for has been taken; what it rejects for may be sent again under the same id. */
export type Mail = {
  send(mail: OutgoingMail): Promise<void>
  probe(): Promise<ProbeResult>
  close(): Promise<void>
}

export type OutgoingMail = {
  /** Without angle brackets. Fixed by what the mail tells, so that a second copy is known as one. */
  messageId: string
  from: Mailbox
  replyTo?: Mailbox
  to: Mailbox
  subject: string
  html: string
  text: string
  attachments?: Attachment[]
  headers?: Record<string, string>
}

export type Mailbox = { name: string; address: string }

/** cid: shown inside the HTML, as cid:… names it there. */
export type Attachment = { filename: string; contentType: string; content: Buffer; cid?: string }

/** refused: the server will not have this mail; another one may well pass. down: nothing can be sent now. */
export type MailTrouble = 'refused' | 'down'

export class MailError extends Error {
  readonly trouble: MailTrouble

  constructor(trouble: MailTrouble, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MailError'
    this.trouble = trouble
  }
}
