import { altcha } from './altcha/plugin.ts'
import type { ChallengePluginRow } from './plugin.ts'
import { recaptcha } from './recaptcha/plugin.ts'

/** Every bot challenge. A store view chooses one by its code, or none. */
export const challengePlugins: readonly ChallengePluginRow[] = [altcha, recaptcha]

/** The challenge of store views that choose none. */
export const defaultChallengePlugin: ChallengePluginRow = altcha
