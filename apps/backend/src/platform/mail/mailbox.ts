import { hash } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { writeFileWhole } from '../files/index.ts'
import { compose } from './compose.ts'
import type { Mail, OutgoingMail } from './mail.ts'

/** A mailbox on disk, for a shop without a mail server: one .eml each, and beside it what a page shows of it. */
export type MailboxOnDisk = Mail & {
  /** Newest first. */
  list(): Promise<KeptMail[]>
  find(id: string): Promise<KeptMail | undefined>
  findOriginal(id: string): Promise<Buffer | undefined>
}

/** html: with its pictures inside. */
export type KeptMail = {
  id: string
  at: string
  from: string
  to: string
  subject: string
  html: string
  text: string
  attachments: string[]
}

/** A page lists no more. */
const mostListed = 200

export function createMailbox({ dir, now }: { dir: string; now(): Date }): MailboxOnDisk {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  async function read(file: string): Promise<Buffer | undefined> {
    return readFile(join(dir, file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  async function find(id: string): Promise<KeptMail | undefined> {
    const kept = isId(id) ? await read(`${id}.json`) : undefined
    return kept && JSON.parse(kept.toString('utf8'))
  }

  return {
    async send(mail) {
      const { message } = await transport.sendMail({ ...compose(mail), date: now() })
      // The same mail again takes the place of its first copy, as a mail program would show one.
      const kept = toKept(mail, hash('sha256', mail.messageId, 'hex').slice(0, 24), now())
      await mkdir(dir, { recursive: true })
      await writeFileWhole(dir, `${kept.id}.json`, Buffer.from(JSON.stringify(kept)))
      await writeFileWhole(dir, `${kept.id}.eml`, message as Buffer)
    },
    async probe() {
      const isThere = await mkdir(dir, { recursive: true })
        .then(() => access(dir, constants.W_OK))
        .then(
          () => true,
          () => false,
        )
      return { ready: isThere, spare: true, ...(!isThere && { reason: 'the mailbox cannot be written' }) }
    },
    async close() {},

    async list() {
      const names = await readdir(dir).catch(() => [])
      const ids = names.filter((name) => name.endsWith('.eml')).map((name) => name.slice(0, -4))
      const kept = (await Promise.all(ids.map(find))).filter((mail) => mail !== undefined)
      return kept.toSorted((a, b) => b.at.localeCompare(a.at) || a.id.localeCompare(b.id)).slice(0, mostListed)
    },
    find,
    findOriginal: async (id) => (isId(id) ? read(`${id}.eml`) : undefined),
  }
}

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text)

function toKept({ from, to, subject, html, text, attachments = [] }: OutgoingMail, id: string, at: Date): KeptMail {
  const inside = attachments.filter(({ cid }) => cid)
  const shown = inside.reduce(
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
    html: shown,
    text,
    attachments: attachments.filter(({ cid }) => !cid).map(({ filename }) => filename),
  }
}
