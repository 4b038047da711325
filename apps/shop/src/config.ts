import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { OverloadSettings } from '@mantel/backend'
import type { NewsletterAccess } from '@mantel/plugins/newsletter'
import { z } from 'zod'
import { type ChallengeConfig, challengeSettings, readChallengeConfig } from './challenge/open-challenges.ts'
import { type LoginConfig, loginSettings, readLoginConfig } from './login/login-settings.ts'
import { newsletterSettings, readNewsletterConfig } from './newsletter-settings.ts'
import { overloadSettings, readOverload } from './overload-settings.ts'
import { type PaymentConfig, paymentSettings, readPaymentConfig } from './payment/payment-settings.ts'
import { publicSettings } from './public/public-settings.ts'
import type { TagsConfig } from './tags/open-tags.ts'

/** The folder that holds package.json. Relative paths in settings resolve against it. */
export const projectRoot = resolve(import.meta.dirname, '../../..')

/** The shop waits this long for its search index before it opens; a larger catalogue is indexed while it serves. Milliseconds. */
export const indexTimeoutMs = 20_000

const isUrlWith = (protocols: string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol)
const switchWords: Record<string, boolean> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
}

const isSwitch = z
  .string()
  .toLowerCase()
  .refine((word) => word in switchWords)
  .transform((word) => switchWords[word]!)
const isOn = isSwitch.default(true)
const databaseAddress = {
  must: 'look like postgresql://user:password@host:5432/database',
  check: z
    .string()
    .refine(isUrlWith(['postgres:', 'postgresql:']))
    .optional(),
  secret: true,
}

/** Every setting: its schema, the text of its error message, and whether its value is secret and must not be printed. */
const ownSettings = {
  PORT: {
    must: 'be a whole number from 0 to 65535',
    check: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65535))
      .default(3000),
  },
  HOST: {
    must: 'be an address or host name to listen on',
    check: z
      .string()
      .regex(/^[\w.:%-]+$/)
      .default('127.0.0.1'),
  },
  ...publicSettings,
  DATA_DIR: { must: 'be a folder', check: z.string().default('data') },
  STORES_DIR: { must: 'be a folder', check: z.string().default('stores') },
  DATABASE_URL: databaseAddress,
  PROCESSES: {
    must: 'be a whole number from 1 to 64',
    check: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .pipe(z.number().min(1).max(64))
      .default(1),
  },
  DATABASE_LISTEN_URL: databaseAddress,
  SMTP_URL: {
    must: 'look like smtp://user:password@host:587 or smtps://…',
    check: z
      .string()
      .refine(isUrlWith(['smtp:', 'smtps:']))
      .optional(),
    secret: true,
  },
  MAIL_FROM: { must: 'be an e-mail address such as shop@example.com', check: z.email().optional() },
  SECRET_KEY: { must: 'have at least 32 characters', check: z.string().min(32).optional(), secret: true },
  SECRET_KEY_CHANGED: { must: 'be on or off', check: isSwitch.default(false) },
  LOG_LEVEL: {
    must: 'be one of debug, info, warn, error, silent',
    check: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  },
  DEMO: { must: 'be on or off', check: isOn },
  SERVICE_WORKER: { must: 'be on or off', check: isOn },
  PREPARE_PAGES: { must: 'be on or off', check: isOn },
  TRUST_PROXY: {
    must: 'be a list of addresses or networks such as 127.0.0.1,10.0.0.0/8',
    check: z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])))
      .optional(),
  },
  METRICS_TOKEN: {
    must: 'have at least 16 characters, without spaces',
    check: z
      .string()
      .regex(/^\S{16,}$/)
      .optional(),
    secret: true,
  },
  ...overloadSettings,
  ADDRESS_LOOKUP_KEY: {
    must: 'be the key of an address provider (ideal-postcodes.co.uk)',
    check: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    secret: true,
  },
  ...newsletterSettings,
  INSTAGRAM_TOKEN: {
    must: 'be a long-lived token of the Instagram API',
    check: z.string().regex(/^\S+$/).optional(),
    secret: true,
  },
  TAGS_FILE: { must: 'be a JSON file', check: z.string().optional() },
  CONSENT_DIALOG: { must: 'be when-needed or always', check: z.enum(['when-needed', 'always']).default('when-needed') },
  PURGE_URLS: {
    must: 'be a list of http addresses such as http://cache.example/invalidate?key=…',
    check: z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .pipe(z.array(z.string().refine(isUrlWith(['http:', 'https:']))))
      .optional(),
    secret: true,
  },
}

type Settings = { [K in keyof typeof ownSettings]: z.output<(typeof ownSettings)[K]['check']> }

export type Config = {
  port: Settings['PORT']
  host: Settings['HOST']
  /** URLs by website code, which replace the addresses in stores/websites. */
  publicUrls: Settings['PUBLIC_URLS']
  apiUrls: Settings['API_URLS']
  /** Risks that the operator explicitly allows at a public address. */
  allowInPublic: Settings['ALLOW_IN_PUBLIC']
  /** The file or folder that backups are written to; only `check` reads it. */
  backupPath: string | undefined
  /** The folder with the shop's data, as an absolute path. */
  dataDir: string
  /** The folder of websites and store views, as an absolute path. */
  storesDir: string
  databaseUrl: Settings['DATABASE_URL']
  /** A direct connection for LISTEN, for when databaseUrl points to a connection pooler. */
  listenUrl: Settings['DATABASE_LISTEN_URL']
  /** Web processes on this machine. */
  processes: Settings['PROCESSES']
  smtpUrl: Settings['SMTP_URL']
  mailFrom: Settings['MAIL_FROM']
  secretKey: Settings['SECRET_KEY']
  /** The operator confirms that SECRET_KEY was changed on purpose. */
  secretKeyChanged: Settings['SECRET_KEY_CHANGED']
  logLevel: Settings['LOG_LEVEL']
  /** Fill an empty database with the demo shop. */
  demo: Settings['DEMO']
  /** If off, browsers unregister the service worker they may have installed. */
  serviceWorker: Settings['SERVICE_WORKER']
  /** Render the home pages and their images ahead of the first request. Keeps a core busy for minutes after the first start. */
  preparePages: Settings['PREPARE_PAGES']
  trustProxy: Settings['TRUST_PROXY']
  /** The token with which other machines may read /metrics. */
  metricsToken: Settings['METRICS_TOKEN']
  overload: OverloadSettings
  purgeUrls: Settings['PURGE_URLS']
  addressLookupKey: Settings['ADDRESS_LOOKUP_KEY']
  newsletter: NewsletterAccess
  instagramToken: Settings['INSTAGRAM_TOKEN']
  payment: PaymentConfig
  login: LoginConfig
  tags: TagsConfig
  challenge: ChallengeConfig
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }
type Environment = Record<string, string | undefined>

/** Payment methods and login providers declare their own settings. */
const settings = { ...ownSettings, ...paymentSettings, ...loginSettings, ...challengeSettings }

export const settingNames = Object.keys(settings)

/** An empty value counts as not set. */
export function parseConfig(environment: Environment, root = projectRoot): ConfigResult {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name] || undefined
    const result = setting.check.safeParse(given)
    if (result.success) values[name] = result.data
    else
      problems.push(`${name} must ${setting.must}${'secret' in setting && setting.secret ? '' : `, not "${given}"`}.`)
  }
  if (problems.length > 0) return { ok: false, problems }
  const all = values as Settings
  if (all.PROCESSES > 1 && !all.DATABASE_URL)
    return { ok: false, problems: ['PROCESSES needs DATABASE_URL: the embedded database serves one process.'] }
  const payment = readPaymentConfig(values as Record<string, string | undefined>)
  const login = readLoginConfig(values as Record<string, string | undefined>)
  const newsletter = readNewsletterConfig(all)
  const accountProblems = [...payment.problems, ...login.problems, ...newsletter.problems]
  if (accountProblems.length > 0) return { ok: false, problems: accountProblems }
  return {
    ok: true,
    config: {
      port: all.PORT,
      host: all.HOST,
      publicUrls: all.PUBLIC_URLS,
      apiUrls: all.API_URLS,
      allowInPublic: all.ALLOW_IN_PUBLIC,
      backupPath: all.BACKUP_PATH === undefined ? undefined : resolve(root, all.BACKUP_PATH),
      dataDir: resolve(root, all.DATA_DIR),
      storesDir: resolve(root, all.STORES_DIR),
      databaseUrl: all.DATABASE_URL,
      listenUrl: all.DATABASE_LISTEN_URL,
      processes: all.PROCESSES,
      smtpUrl: all.SMTP_URL,
      mailFrom: all.MAIL_FROM,
      secretKey: all.SECRET_KEY,
      secretKeyChanged: all.SECRET_KEY_CHANGED,
      logLevel: all.LOG_LEVEL,
      demo: all.DEMO,
      serviceWorker: all.SERVICE_WORKER,
      preparePages: all.PREPARE_PAGES,
      trustProxy: all.TRUST_PROXY,
      metricsToken: all.METRICS_TOKEN,
      overload: readOverload(all),
      purgeUrls: all.PURGE_URLS,
      addressLookupKey: all.ADDRESS_LOOKUP_KEY,
      newsletter: newsletter.config,
      instagramToken: all.INSTAGRAM_TOKEN,
      payment: payment.config,
      login: login.config,
      challenge: readChallengeConfig(values as Record<string, string | undefined>),
      tags: {
        file: all.TAGS_FILE === undefined ? undefined : resolve(root, all.TAGS_FILE),
        alwaysAsks: all.CONSENT_DIALOG === 'always',
      },
    },
  }
}

/** Reads the environment and the file .env in the project's folder. The environment takes precedence. */
export function readConfig(): ConfigResult {
  return parseConfig({ ...readEnvFile(), ...process.env })
}

function readEnvFile(): Environment {
  const file = join(projectRoot, '.env')
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

/** The settings that were given, for a backup: values of those that are not secret, and the names of those that are. */
export function readGivenSettings(): { values: Record<string, string>; secrets: string[] } {
  const given = { ...readEnvFile(), ...process.env }
  const values: Record<string, string> = {}
  const secrets: string[] = []
  for (const [name, setting] of Object.entries(settings)) {
    const value = given[name]
    if (!value) continue
    if ('secret' in setting && setting.secret) secrets.push(name)
    else values[name] = value
  }
  return { values, secrets }
}

/** The directory in which the operator runs a command. File names in its arguments resolve against it. */
export function callerDirectory(): string {
  return process.env.MANTEL_CALLED_FROM ?? process.cwd()
}

/** This process's number, from 1, among all that the primary process has started so far. */
export function processNumber(): number {
  return Number(process.env.MANTEL_PROCESS ?? 1)
}

/** The environment for a child process. */
export function childEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}
