import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type PaymentConfig, paymentSettings, readPaymentConfig } from './payment/payment-settings.ts'

/** The folder that holds package.json; relative paths in settings are meant from here. */
export const projectRoot = resolve(import.meta.dirname, '../../..')

/** A small catalogue is searchable before the shop opens; a large one becomes so while it is open. Milliseconds. */
export const indexPatience = 20_000

const isUrlOf = (protocols: string[]) => (text: string) =>
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

const isOn = z
  .string()
  .toLowerCase()
  .refine((word) => word in switchWords)
  .transform((word) => switchWords[word]!)
  .default(true)

/** Every setting: its check, what it must be in words, and whether a bad value may be repeated on the screen. */
const settings = {
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
  DATA_DIR: { must: 'be a folder', check: z.string().default('data') },
  DATABASE_URL: {
    must: 'look like postgresql://user:password@host:5432/database',
    check: z
      .string()
      .refine(isUrlOf(['postgres:', 'postgresql:']))
      .optional(),
    secret: true,
  },
  SMTP_URL: {
    must: 'look like smtp://user:password@host:587 or smtps://…',
    check: z
      .string()
      .refine(isUrlOf(['smtp:', 'smtps:']))
      .optional(),
    secret: true,
  },
  MAIL_FROM: { must: 'be an e-mail address such as shop@example.com', check: z.email().optional() },
  SECRET_KEY: { must: 'have at least 32 characters', check: z.string().min(32).optional(), secret: true },
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
  ADDRESS_LOOKUP_KEY: {
    must: 'be the key of an address provider (ideal-postcodes.co.uk)',
    check: z
      .string()
      .regex(/^[\w-]+$/)
      .optional(),
    secret: true,
  },
  PURGE_URLS: {
    must: 'be a list of http addresses such as http://cache.example/invalidate?key=…',
    check: z
      .string()
      .transform((text) => text.split(',').map((address) => address.trim()))
      .pipe(z.array(z.string().refine(isUrlOf(['http:', 'https:']))))
      .optional(),
    secret: true,
  },
  ...paymentSettings,
}

type Settings = { [K in keyof typeof settings]: z.output<(typeof settings)[K]['check']> }

export type Config = {
  port: Settings['PORT']
  host: Settings['HOST']
  /** Absolute. */
  dataDir: string
  databaseUrl: Settings['DATABASE_URL']
  smtpUrl: Settings['SMTP_URL']
  mailFrom: Settings['MAIL_FROM']
  secretKey: Settings['SECRET_KEY']
  logLevel: Settings['LOG_LEVEL']
  /** Fill an empty database with the demo shop. */
  demo: Settings['DEMO']
  /** Off: browsers are rid of the service worker that they may have. */
  serviceWorker: Settings['SERVICE_WORKER']
  /** Render the home pages and draw their pictures before anybody asks; it keeps a core busy for minutes after the first start. */
  preparePages: Settings['PREPARE_PAGES']
  trustProxy: Settings['TRUST_PROXY']
  purgeUrls: Settings['PURGE_URLS']
  addressLookupKey: Settings['ADDRESS_LOOKUP_KEY']
  payment: PaymentConfig
}

export type ConfigResult = { ok: true; config: Config } | { ok: false; problems: string[] }
type Environment = Record<string, string | undefined>

export const settingNames = Object.keys(settings)

/** An empty value counts as not set. */
export function parseConfig(environment: Environment, root = projectRoot): ConfigResult {
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name] || undefined
    const result = setting.check.safeParse(given)
    if (result.success) values[name] = result.data
    else problems.push(`${name} must ${setting.must}${'secret' in setting ? '' : `, not "${given}"`}.`)
  }
  if (problems.length > 0) return { ok: false, problems }
  const all = values as Settings
  const payment = readPaymentConfig(all)
  if (payment.problems.length > 0) return { ok: false, problems: payment.problems }
  return {
    ok: true,
    config: {
      port: all.PORT,
      host: all.HOST,
      dataDir: resolve(root, all.DATA_DIR),
      databaseUrl: all.DATABASE_URL,
      smtpUrl: all.SMTP_URL,
      mailFrom: all.MAIL_FROM,
      secretKey: all.SECRET_KEY,
      logLevel: all.LOG_LEVEL,
      demo: all.DEMO,
      serviceWorker: all.SERVICE_WORKER,
      preparePages: all.PREPARE_PAGES,
      trustProxy: all.TRUST_PROXY,
      purgeUrls: all.PURGE_URLS,
      addressLookupKey: all.ADDRESS_LOOKUP_KEY,
      payment: payment.config,
    },
  }
}

/** The process's environment, completed from the file .env in the project's folder. The environment wins. */
export function readConfig(): ConfigResult {
  const file = join(projectRoot, '.env')
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  return parseConfig({ ...fromFile, ...process.env })
}

/** Where the person stands who called a command: files they name are meant from there. */
export function calledFrom(): string {
  return process.env.MANTEL_CALLED_FROM ?? process.cwd()
}
