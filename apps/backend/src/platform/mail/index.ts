export { type Attachment, MailError, type MailTransport, type OutgoingMail } from './mail.ts'
export type { MailPreviews } from './mailbox-page.ts'
export { openMail } from './open-mail.ts'
