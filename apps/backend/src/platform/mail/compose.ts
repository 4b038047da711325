import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Nodemailer quotes and encodes. It may read no files and fetch no URLs, whatever a mail's texts contain. */
export function compose(mail: OutgoingMail): SendMailOptions {
  const { messageId, from, replyTo, to, subject, html, text, attachments = [], headers } = mail
  return {
    messageId: `<${messageId}>`,
    from,
    to,
    subject,
    html,
    text,
    replyTo,
    // Suppresses automatic replies such as out-of-office messages.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments.map(({ cid, ...file }) => ({
      ...file,
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
