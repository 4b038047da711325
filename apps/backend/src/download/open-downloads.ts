import { join } from 'node:path'
import type { Stores } from '@mantel/domain/store'
import type { Mails, MailTemplate } from '../mail/index.ts'
import type { Db } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import { createPrivateFiles, type PrivateFilesOptions } from '../platform/files/index.ts'
import type { Handlers } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import { downloadHandlers } from './download.routes.ts'
import { createDownloadKeys, type DownloadKeys } from './download-key.ts'
import { createDownloadMail } from './mails/index.ts'
import { type DownloadDeps, subscribeDownloads } from './order-downloads.ts'

export type Downloads = {
  keys: DownloadKeys
  mail: MailTemplate
  handlers: Pick<Handlers, 'orderDownload'>
  subscribe(dispatcher: Dispatcher, mails: Pick<Mails, 'queueMail' | 'withdrawMails'>): void
}

/** The delivery of files. They are in the folder downloads of dataDir, which no URL shows. */
export function openDownloads({
  db,
  now,
  stores,
  limits,
  secretKey,
  dataDir,
  createDownloadFile,
  lockDownloadOrder,
}: {
  db: Db
  now(): Date
  stores: Stores
  limits: Limits
  secretKey: string
  dataDir: string
  createDownloadFile: PrivateFilesOptions['createMissing']
  lockDownloadOrder: DownloadDeps['lockDownloadOrder']
}): Downloads {
  const keys = createDownloadKeys(secretKey)
  const mail = createDownloadMail(keys, now)
  const files = createPrivateFiles({ dir: join(dataDir, 'downloads'), createMissing: createDownloadFile })
  return {
    keys,
    mail,
    handlers: downloadHandlers({ stores, limits, files, keys }),
    subscribe: (dispatcher, mails) =>
      subscribeDownloads(dispatcher, { db, now, lockDownloadOrder, downloadMail: mail, mails }),
  }
}
