import type { ChallengePurpose } from '@mantel/contract'

/** The type of `serverPart` in a plugin's folder. */
export type ChallengeServerPart = {
  /** settings: those of the plugin's row, complete. */
  open(shop: { secretKey: string; settings?: Readonly<Record<string, string>> }): ChallengeServer
}

export type ChallengeServer = {
  /** The data that the browser part needs for a new challenge; for a vendor the site key. */
  issue(request: ChallengeRequest): Promise<Record<string, unknown>>
  /** Never throws because of what the client sent. */
  verify(solution: string, request: ChallengeRequest): Promise<ChallengeVerdict>
}

export type ChallengeRequest = {
  purpose: ChallengePurpose
  website: string
  /** The caller's network address. */
  caller: string
}

export type ChallengeVerdict =
  /** id: the shop accepts each one once, and remembers it until expiresAt. */
  | { isSolved: true; id: string; expiresAt: Date }
  /** unavailable: a vendor cannot be reached. */
  | { isSolved: false; reason: 'wrong' | 'expired' | 'unavailable' }
