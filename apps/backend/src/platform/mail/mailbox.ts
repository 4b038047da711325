import { hash } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFileAtomically } from '../files/index.ts'
import { compose } from './compose.ts'
import type { MailTransport, OutgoingMail } from './mail.ts'

/** A mailbox on disk, for a shop without a mail server: for each mail an .eml file and a .json file for the mailbox page. */
export type Mailbox = MailTransport & {
  /** Newest first. */
  list(): Promise<MailboxEntry[]>
  find(id: string): Promise<MailboxEntry | undefined>
  findOriginal(id: string): Promise<Buffer | undefined>
}

export type MailboxEntry = {
  id: string
  at: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  attachments: string[]
}

/** The maximum number of mails that the page lists. */
const maxListed = 200

export function createMailbox({ dir, now }: { dir: string; now(): Date }): Mailbox {
  let transport: ReturnType<typeof openTransport> | undefined

  async function read(file: string): Promise<Buffer | undefined> {
    return readFile(join(dir, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  async function find(id: string): Promise<MailboxEntry | undefined> {
    const stored = isId(id) ? await read(`${id}.json`) : undefined
    return stored && JSON.parse(stored.toString('utf8'))
  }

  return {
    async send(mail) {
      transport ??= openTransport()
      const { message } = await (await transport).sendMail({ ...compose(mail), date: now() })
      // The file name derives from the Message-ID, so that a second copy of a mail replaces the first, as in a mail program.
      const stored = toMailboxEntry(mail, hash('sha256', mail.messageId, 'hex').slice(0, 24), now())
      await writeFileAtomically(dir, `${stored.id}.json`, Buffer.from(JSON.stringify(stored)))
      await writeFileAtomically(dir, `${stored.id}.eml`, message as Buffer)
    },
    async probe() {
      const isWritable = await mkdir(dir, { recursive: true })
        .then(() => access(dir, constants.W_OK))
        .then(
          () => true,
          () => false,
        )
      return { ready: isWritable, spare: true, reason: isWritable ? undefined : 'mailbox folder is not writable' }
    },
    async close() {},

    async list() {
      const names = await readdir(dir).catch(() => [])
      const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4))
      const stored = (await Promise.all(ids.map(find))).filter((mail) => mail !== undefined)
      return stored.toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id)).slice(0, maxListed)
    },
    find,
    findOriginal: async (id) => (isId(id) ? read(`${id}.eml`) : undefined),
  }
}

/** Nodemailer is loaded with the first mail. */
async function openTransport() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
}

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

/** Inlines the attached images into the HTML. */
export function toMailboxEntry(
  { from, to, subject, html, text, attachments = [] }: OutgoingMail,
  id: string,
  at: Date,
): MailboxEntry {
  const inlined = attachments.filter(({ cid }) => cid)
  const htmlWithImages = inlined.reduce(
    (page, { cid, contentType, content }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
    html,
  )
  return {
    id,
    at: at.toISOString(),
    from: `${from.name} <${from.address}>`,
    to: `${to.name} <${to.address}>`,
    subject,
    html: htmlWithImages,
    text,
    attachments: attachments.filter(({ cid }) => !cid).map(({ filename }) => filename),
  }
}
