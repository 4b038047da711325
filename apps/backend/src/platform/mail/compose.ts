import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** Nodemailer quotes and encodes; nothing here is read from files or addresses, whatever a mail's texts say. */
export function compose(mail: OutgoingMail): SendMailOptions {
  const { messageId, from, replyTo, to, subject, html, text, attachments = [], headers } = mail
  return {
    messageId: `<${messageId}>`,
    from,
    to,
    subject,
    html,
    text,
    ...(replyTo && { replyTo }),
    // Machines that answer mail, such as holiday notes, leave this one alone.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments: attachments.map(({ cid, ...file }) => ({
      ...file,
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
