import type { ChallengePurpose } from '@mantel/contract'

/** The type of `serverPart` in a plugin's folder. */
export type ChallengeServerPart = {
  /** settings: the settings of the plugin's row, completed with defaults. */
  open(shop: { secretKey: string; settings?: Readonly<Record<string, string>> }): ChallengeServer
}

export type ChallengeServer = {
  /** The data that the browser part needs for a new challenge; vendors need only their site key. */
  issue(request: ChallengeRequest): Promise<Record<string, unknown>>
  /** Returns a verdict for anything that a client sends and never throws because of it. */
  verify(solution: string, request: ChallengeRequest): Promise<ChallengeVerdict>
}

export type ChallengeRequest = {
  purpose: ChallengePurpose
  website: string
  /** IP address of the client that sent the request. */
  caller: string
}

export type ChallengeVerdict =
  /** id: identifies the solution. The shop accepts each id once and remembers it until expiresAt. */
  | { isSolved: true; id: string; expiresAt: Date }
  /** unavailable: the vendor could not be reached. */
  | { isSolved: false; reason: 'wrong' | 'expired' | 'unavailable' }
