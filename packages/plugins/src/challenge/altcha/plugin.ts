import type { ChallengePluginRow } from '../plugin.ts'

/** ALTCHA: the browser computes a proof of work. No other company gets data, and there is nothing to click or read. */
export const altcha: ChallengePluginRow = { code: 'altcha' }
