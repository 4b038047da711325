import type { BotChallenge } from '@mantel/contract'

/** The type of `solve` in a plugin's browser.tsx. It rejects when the challenge cannot be solved. */
export type SolveInBrowser = (challenge: BotChallenge, page: ChallengePage) => Promise<string>

/** Message keys of the contract for failures of a vendor. */
export type ChallengeMessage = 'recaptcha_load' | 'recaptcha_execute'

/** A failure with a message of its own for the shopper. */
export class ChallengeError extends Error {
  override readonly name = 'ChallengeError'
  readonly messageKey: ChallengeMessage

  constructor(messageKey: ChallengeMessage, cause?: unknown) {
    super(messageKey, { cause })
    this.messageKey = messageKey
  }
}

export type ChallengePage = {
  /** The store view's locale, for example en-GB. */
  locale: string
  /** The element of the dialog in which a plugin can show its own controls. */
  container: HTMLElement
  /** Aborted when the shopper cancels the dialog. */
  signal: AbortSignal
}

/** Each plugin's part is a separate file, which the browser loads with the plugin's first challenge. */
const parts = import.meta.glob<{ solve: SolveInBrowser }>('./*/browser.tsx')

/**
 * Solves a challenge with the plugin that the challenge names. Resolves to the solution, which the repeated request must send.
 */
export const solveBotChallenge: SolveInBrowser = async (challenge, page) => {
  const load = parts[`./${challenge.plugin}/browser.tsx`]
  if (!load) throw new Error(`no bot challenge plugin ${challenge.plugin}`)
  const { solve } = await load()
  return solve(challenge, page)
}
