/** The action that a solved bot challenge allows. A solution is valid for its own purpose only. */
export type ChallengePurpose = 'order' | 'registration' | 'login' | 'code' | 'message'

/** `meta.challenge` of a refusal with the error bot_challenge_required. The data is defined by the plugin. */
export type BotChallenge = { plugin: string; purpose: ChallengePurpose; data: Record<string, unknown> }

/** The same request, repeated with this header, is answered if the solution is right. */
export const solutionHeader = 'x-challenge-solution'

/** The challenge of a refusal; undefined if the server sent none. */
export function readBotChallenge(meta: object | undefined): BotChallenge | undefined {
  const { challenge } = (meta ?? {}) as { challenge?: Partial<BotChallenge> | null }
  return typeof challenge?.plugin === 'string' ? (challenge as BotChallenge) : undefined
}
