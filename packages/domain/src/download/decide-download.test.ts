import { expect, it } from 'vitest'
import { type DownloadGrant, decideDownload } from './index.ts'

const now = new Date('2026-11-17T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
const grant: DownloadGrant = { downloadsLeft: 1, expiresAt: ago(-1), revokedAt: null, startedAt: null }
const decide = (more: Partial<DownloadGrant>, firstByte = 0) =>
  decideDownload({ ...grant, ...more }, { firstByte, now })
const counted = { ok: true, isCounted: true }
const free = { ok: true, isCounted: false }

it.each([
  ['counts the first start', {}, 0, counted],
  ['counts no second start after a broken connection', { startedAt: ago(9) }, 0, free],
  ['allows that second start of the last download', { startedAt: ago(9), downloadsLeft: 0 }, 0, free],
  ['counts a start after ten minutes', { startedAt: ago(10) }, 0, counted],
  ['counts no resumed download', { startedAt: ago(23 * 60), downloadsLeft: 0 }, 500, free],
  ['counts a later part that follows no start', {}, 500, counted],
  ['counts a later part a day after the start', { startedAt: ago(24 * 60) }, 500, counted],
  ['never uses up an unlimited file', { downloadsLeft: null, startedAt: ago(60) }, 0, counted],
])('%s', (_, more, firstByte, decision) => {
  expect(decide(more, firstByte)).toEqual(decision)
})

it.each([
  ['revoked', { revokedAt: ago(1), startedAt: ago(2), downloadsLeft: null }, 500],
  ['expired', { expiresAt: now, startedAt: ago(2), downloadsLeft: null }, 500],
  ['used_up', { downloadsLeft: 0, startedAt: ago(11) }, 0],
] as const)('refuses a file that is %s', (problem, more, firstByte) => {
  expect(decide(more, firstByte)).toEqual({ ok: false, problem })
})
