import type { ChallengePluginRow } from '../plugin.ts'

/** Google reCAPTCHA, versions 2 and 3, base or enterprise. Its script is loaded with the first challenge only. */
export const recaptcha: ChallengePluginRow = {
  code: 'recaptcha',
  settings: {
    RECAPTCHA_SITE_KEY: { pattern: /^\S+$/ },
    /** The secret of the base mode, the API key of the enterprise mode. */
    RECAPTCHA_SECRET: { pattern: /^\S+$/, isSecret: true },
    RECAPTCHA_MODE: { pattern: /^(base|enterprise)$/, default: 'base' },
    RECAPTCHA_VERSION: { pattern: /^[23]$/, default: '3' },
    /** Version 2 only: invisible, or a box to tick. */
    RECAPTCHA_SIZE: { pattern: /^(invisible|normal|compact)$/, default: 'invisible' },
    /** Enterprise only: the Google Cloud project. */
    RECAPTCHA_PROJECT: { pattern: /^[\w-]*$/, default: '' },
    /** From 0 (a robot) to 1 (a person). */
    RECAPTCHA_MIN_SCORE: { pattern: /^(0(\.\d+)?|1(\.0+)?)$/, default: '0.5' },
    RECAPTCHA_HOST: { pattern: /^https?:\/\/[^/\s]+$/, default: 'https://www.google.com' },
    RECAPTCHA_API_HOST: { pattern: /^https?:\/\/[^/\s]+$/, default: 'https://recaptchaenterprise.googleapis.com' },
  },
  sources: ({ RECAPTCHA_HOST: host = '' }) => ({
    'script-src': [host, 'https://www.gstatic.com'],
    'frame-src': [host],
    'connect-src': [host],
    'img-src': ['https://www.gstatic.com'],
  }),
}
