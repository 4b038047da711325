import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Backend } from '@mantel/backend'
import { findDiskTrouble } from '@mantel/backend/disk'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { listChecks } from './checklist.ts'
import { findRisks, type RiskContext } from './find-risks.ts'

export type DeploymentContext = Omit<RiskContext, 'now'> & {
  backend: Pick<Backend, 'app'>
  dataDir: string
  conflicts: readonly string[]
  now(): Date
}

/** Prints the checklist for a public shop. Succeeds only if every check passes. */
export function createCheck(context: DeploymentContext): ShopUseCases['check'] {
  const { config, stores, backend, dataDir, conflicts } = context
  return async (_, io) => {
    const now = context.now()
    const checks = listChecks({
      config,
      stores,
      conflicts,
      now,
      risks: await findRisks({ ...context, now }),
      mailTrouble: config.smtpUrl ? await findMailTrouble(backend) : null,
      diskTrouble: await findDiskTrouble(dataDir),
      newestBackup: config.backupPath ? await findNewest(config.backupPath) : null,
      openFiles: await readOpenFilesLimit(),
    })
    const width = Math.max(...checks.map(({ name }) => name.length))
    for (const { name, open, done } of checks) {
      if (open.length === 0) await io.out(`✓ ${name.padEnd(width)}  ${done}`)
      for (const line of open) await io.out(`✗ ${name.padEnd(width)}  ${line}`)
    }
    const failedCount = checks.filter(({ open }) => open.length > 0).length
    if (failedCount === 0) return { ok: true, message: 'The shop is ready for the public.' }
    return {
      ok: false,
      message: `${failedCount} of ${checks.length} points are open. The shop is not ready for the public.`,
    }
  }
}

type Readiness = { parts: { mail?: { ready: boolean; reason?: string } } }

/** Tries several times, because the first answer of a mail server may take longer than a readiness probe waits. */
async function findMailTrouble({ app }: DeploymentContext['backend']): Promise<string | null> {
  for (let attempt = 0; ; attempt++) {
    const { mail } = ((await app.inject('/readyz')).json() as Readiness).parts
    if (mail?.ready) return null
    if (attempt === 3) return mail?.reason ?? 'the mail server does not answer'
    await delay(1000)
  }
}

/** When the file, or the newest file in the folder, was written. */
async function findNewest(path: string): Promise<Date | null> {
  const names = await readdir(path).catch(() => null)
  const files = names ? names.map((name) => join(path, name)) : [path]
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        (status) => (status.isFile() ? status.mtimeMs : 0),
        () => 0,
      ),
    ),
  )
  const newest = Math.max(0, ...times)
  return newest > 0 ? new Date(newest) : null
}

/** Null on systems other than Linux, which do not have this file, and if there is no limit. */
async function readOpenFilesLimit(): Promise<number | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '')
  const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? []
  return soft && soft !== 'unlimited' ? Number(soft) : null
}
