import type { BotChallenge } from '@mantel/contract'

/** The type of `solve` in a plugin's browser.tsx. It rejects when the challenge cannot be solved. */
export type SolveInBrowser = (challenge: BotChallenge, page: ChallengePage) => Promise<string>

/** Messages of the contract about a vendor's failure. */
export type ChallengeMessage = 'recaptcha_load' | 'recaptcha_execute'

/** A failure with a text of its own for the shopper. */
export class ChallengeError extends Error {
  override readonly name = 'ChallengeError'
  readonly messageKey: ChallengeMessage

  constructor(messageKey: ChallengeMessage, cause?: unknown) {
    super(messageKey, { cause })
    this.messageKey = messageKey
  }
}

export type ChallengePage = {
  /** For example en-GB. */
  locale: string
  /** A part of the dialog, for plugins that show something of their own. */
  container: HTMLElement
  /** The shopper has cancelled. */
  signal: AbortSignal
}

/** Each part is a separate file that the browser loads with the first challenge of the plugin. */
const parts = import.meta.glob<{ solve: SolveInBrowser }>('./*/browser.tsx')

/** Solves a challenge with the plugin that it names. The result is the solution for the repeated request. */
export const solveBotChallenge: SolveInBrowser = async (challenge, page) => {
  const load = parts[`./${challenge.plugin}/browser.tsx`]
  if (!load) throw new Error(`no bot challenge plugin ${challenge.plugin}`)
  const { solve } = await load()
  return solve(challenge, page)
}
