import type { ChallengePluginRow } from '../plugin.ts'

/** Google reCAPTCHA, versions 2 and 3, base or enterprise. Browsers load its script only when a challenge is needed. */
export const recaptcha: ChallengePluginRow = {
  code: 'recaptcha',
  settings: {
    RECAPTCHA_SITE_KEY: { pattern: /^\S+$/ },
    /** The secret of the base mode, the API key of the enterprise mode. */
    RECAPTCHA_SECRET: { pattern: /^\S+$/, isSecret: true },
    RECAPTCHA_MODE: { pattern: /^(base|enterprise)$/, default: 'base' },
    RECAPTCHA_VERSION: { pattern: /^[23]$/, default: '3' },
    /** For version 2: an invisible widget, or a checkbox in one of two sizes. */
    RECAPTCHA_SIZE: { pattern: /^(invisible|normal|compact)$/, default: 'invisible' },
    /** For enterprise: the Google Cloud project. */
    RECAPTCHA_PROJECT: { pattern: /^[\w-]*$/, default: '' },
    /** Lowest accepted score, from 0 (certainly a robot) to 1 (certainly a person). */
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
