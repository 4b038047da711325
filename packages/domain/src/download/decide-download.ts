import { downloadTerms } from './terms.ts'

/** downloadsLeft: null means unlimited. startedAt: the last counted start. */
export type DownloadGrant = {
  downloadsLeft: number | null
  expiresAt: Date
  revokedAt: Date | null
  startedAt: Date | null
}

export type DownloadProblem = 'revoked' | 'expired' | 'used_up'

export type DownloadDecision = { ok: true; isCounted: boolean } | { ok: false; problem: DownloadProblem }

/**
 * Whether a request may read the file, and whether it counts as a download. A request counts, except for two cases: it follows
 * a counted start within a few minutes, or it asks for a later part of the file within a day. After that day a later part
 * counts too; otherwise a client that never asks for the first byte could download without limit.
 */
export function decideDownload(
  grant: DownloadGrant,
  { firstByte, now }: { firstByte: number; now: Date },
): DownloadDecision {
  if (grant.revokedAt !== null) return { ok: false, problem: 'revoked' }
  if (grant.expiresAt <= now) return { ok: false, problem: 'expired' }
  const freeMs = firstByte > 0 ? downloadTerms.resumeHours * 3_600_000 : downloadTerms.restartMinutes * 60_000
  if (grant.startedAt !== null && now.getTime() - grant.startedAt.getTime() < freeMs) {
    return { ok: true, isCounted: false }
  }
  if (grant.downloadsLeft === 0) return { ok: false, problem: 'used_up' }
  return { ok: true, isCounted: true }
}
