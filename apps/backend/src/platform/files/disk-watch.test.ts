import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ok } from '../http/index.ts'
import { buildTestHttp } from '../http/testing.ts'
import { silentLog } from '../log.ts'
import { describeDiskError, findDiskTrouble } from './disk-trouble.ts'
import { createDiskWatch } from './disk-watch.ts'

const failure = (code: string) => Object.assign(new Error('x'), { code })

it.each([
  ['ENOSPC', 'disk full'],
  ['EDQUOT', 'disk full'],
  ['EROFS', 'disk is read-only'],
  ['EIO', 'disk cannot be written to (EIO)'],
])('describes %s as "%s"', (code, words) => {
  expect(describeDiskError(failure(code))).toBe(words)
})

it('reports no problem when the disk has free space, and leaves no test file behind', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'mantel-disk-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  expect(await findDiskTrouble(dir)).toBeNull()
  expect(await readdir(dir)).toEqual([])
  expect(await findDiskTrouble(join(dir, 'missing'))).toBe('disk cannot be written to (ENOENT)')
})

function openWatched(holdsDatabase: boolean) {
  const disk = { trouble: 'disk full' as string | null }
  const watch = createDiskWatch({ dir: '/x', holdsDatabase, log: silentLog, find: async () => disk.trouble })
  const app = buildTestHttp({
    handlers: { userLogin: () => ok('token'), catalogSearchPost: () => ok({} as never), urlMap: () => ok(null) },
    probes: { disk: watch.probe },
    refuseChanges: watch.refusal,
    verifyResults: false,
  })
  const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).statusCode
  return {
    disk,
    ready: async () => (await app.inject('/readyz')).json(),
    login: () => post('/api/user/login', { username: 'a@b.example', password: 'secret' }),
    search: () => post('/api/catalog/catalog_default/product/_search', {}),
  }
}

it('reports that it is not ready and refuses changes with 503 while the disk is full, and recovers', async () => {
  const { disk, ready, login, search } = openWatched(true)
  expect(await ready()).toMatchObject({ ready: false, parts: { disk: { ready: false, reason: 'disk full' } } })
  expect([await login(), await search()]).toEqual([503, 200])
  disk.trouble = null
  expect(await ready()).toMatchObject({ ready: true })
  expect(await login()).toBe(200)
})

it('continues where the database is on another disk', async () => {
  const { ready, login } = openWatched(false)
  expect(await ready()).toMatchObject({ ready: true, notReady: ['disk'] })
  expect(await login()).toBe(200)
})
