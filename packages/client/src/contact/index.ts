export { type MailFormAttempt, type MailFormMessage, type MailFormResult, sendMailForm } from './send-mail-form.ts'
