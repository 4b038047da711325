import type { MailboxEntry } from './mailbox.ts'
import type { MailPreviews } from './mailbox-page.ts'

export const mailboxStyle = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #1f1b16; background: #fbf8f3 }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem }
h1 { font-size: 1.5rem; font-weight: 500 }
a { color: inherit }
table { width: 100%; border-collapse: collapse }
td { padding: .6rem .5rem .6rem 0; border-top: 1px solid #e4dccf; vertical-align: top }
dt { float: left; clear: left; width: 6rem; color: #5e564b }
dd { margin: 0 0 .25rem 6rem; overflow-wrap: anywhere }
iframe { width: 100%; height: 75vh; border: 1px solid #8f8473; background: #fff }
pre { padding: 1rem; border: 1px solid #e4dccf; background: #fff; white-space: pre-wrap; overflow-wrap: anywhere }
small { color: #5e564b }
`

/** The mailbox page is for developers of the shop, so its texts are English, like those of the commands. */
export function listHtml(mails: readonly MailboxEntry[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td><a href="/mailbox/${id}">${escapeHtml(subject)}</a><br><small>${escapeHtml(to)}</small></td>` +
      `<td><small><time datetime="${escapeHtml(at)}">${escapeHtml(shortTime(at))}</time></small></td></tr>`,
  )
  const table = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>Nothing has been sent yet.</p>'
  return page(
    'Mailbox',
    `<h1>Mailbox</h1><p>Mails that the shop sent. They are stored on this machine and were not delivered.
    <a href="/mailbox/previews">Preview all mails</a></p>${table}`,
  )
}

/** Every mail in every store view. */
export function previewListHtml({ names, views }: MailPreviews): string {
  const links = (name: string) =>
    views.map(
      ({ code, language }) =>
        `<a href="/mailbox/previews/${name}/${code}" lang="${language}">${code} (${language})</a>`,
    )
  const rows = names.map((name) => `<tr><td>${escapeHtml(name)}</td><td>${links(name).join(' · ')}</td></tr>`)
  return page(
    'Mail previews',
    `<p><a href="/mailbox">Mailbox</a></p><h1>Mail previews</h1>
    <p>Every mail in every store view, with sample data.</p><table>${rows.join('')}</table>`,
  )
}

/** Shows the mail's HTML in a sandboxed frame. */
export function mailHtml(mail: MailboxEntry, { hasOriginal }: { hasOriginal: boolean }): string {
  const { id, at, from, to, subject, text, attachments } = mail
  const facts = { From: from, To: to, Date: shortTime(at), Files: attachments.join(', ') || '–' }
  const original = hasOriginal ? ` · <a href="/mailbox/${id}/original">Original</a>` : ''
  const list = Object.entries(facts).map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return page(
    subject,
    `<p><a href="/mailbox">Mailbox</a>${original}</p><h1>${escapeHtml(subject)}</h1>
    <dl>${list.join('')}</dl>
    <iframe title="The mail as HTML" sandbox="allow-popups" src="/mailbox/${id}/html"></iframe>
    <h2>As text</h2><pre>${escapeHtml(text)}</pre>`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
  <meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
  <style>${mailboxStyle}</style></head><body><main>${body}</main></body></html>`
}

const shortTime = (at: string) => at.slice(0, 16).replace('T', ' ')

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
}
