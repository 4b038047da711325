import type { BotChallenge } from '@mantel/contract'
import type { StoreView } from '@mantel/domain/store'
import { ChallengeError, solveBotChallenge } from '@mantel/plugins/challenge/browser'
import { loadBuyingTranslator } from '../i18n/load-buying-translator.ts'
import { createChallengeDialog } from './challenge-dialog.ts'

type I18n = StoreView['i18n']

/** Milliseconds: a dialog that disappears at once would look like an error. */
const minShownMs = 700

/**
 * Milliseconds after which the dialog closes as if cancelled. The call that waits for it may hold a lock that other tabs need,
 * and this tab may be hidden. Shorter than a challenge's lifetime.
 */
const maxOpenMs = 120_000

let lastDialog: Promise<unknown> = Promise.resolve()

/** Solves a bot challenge and shows a dialog while it does, one dialog at a time. null: the shopper has cancelled, or did not answer. */
export function solveInDialog(challenge: BotChallenge, i18n: I18n): Promise<string | null> {
  const solving = lastDialog.then(() => showAndSolve(challenge, i18n))
  lastDialog = solving.catch(() => undefined)
  return solving
}

async function showAndSolve(challenge: BotChallenge, i18n: I18n): Promise<string | null> {
  const t = await loadBuyingTranslator(i18n)
  const dialog = createChallengeDialog(t)
  const page = { locale: i18n.defaultLocale, container: dialog.container, signal: dialog.signal }
  const ended = new Promise<null>((resolve) => {
    dialog.signal.addEventListener('abort', () => resolve(null))
    setTimeout(() => resolve(null), maxOpenMs)
  })
  const attempt = async () => {
    const shown = new Promise((resolve) => setTimeout(resolve, minShownMs))
    return (await Promise.all([solveBotChallenge(challenge, page), shown]))[0]
  }
  try {
    for (;;) {
      let reason: string | undefined
      const solution = await Promise.race([ended, attempt()]).catch((error: unknown) => {
        if (error instanceof ChallengeError) reason = t(error.messageKey)
        return undefined
      })
      if (solution !== undefined) return solution
      const retry = await Promise.race([ended, dialog.showFailure(reason)])
      if (retry === null) return null
    }
  } finally {
    dialog.remove()
  }
}
