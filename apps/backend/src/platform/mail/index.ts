export { type Attachment, type Mail, MailError, type OutgoingMail } from './mail.ts'
export { openMail } from './open-mail.ts'
