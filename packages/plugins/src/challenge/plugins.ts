import { altcha } from './altcha/plugin.ts'
import type { ChallengePluginRow } from './plugin.ts'
import { recaptcha } from './recaptcha/plugin.ts'

/** Every bot challenge. A store view chooses one by its code, or none. */
export const challengePlugins: readonly ChallengePluginRow[] = [altcha, recaptcha]

/** For store views that do not choose. */
export const defaultChallengePlugin: ChallengePluginRow = altcha
