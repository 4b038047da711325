import type { Stores } from '@mantel/domain/store'
import type { AddressLookup } from '@mantel/plugins/address-lookup'
import type { Feed } from '@mantel/plugins/feed'
import type { LoginProviders } from '@mantel/plugins/login/server'
import type { NewsletterProviders } from '@mantel/plugins/newsletter'
import type { PaymentProviders } from '@mantel/plugins/payment/server'
import type { ChallengeSettings } from './challenge/index.ts'
import type { Connection } from './platform/db/index.ts'
import type { FilesOptions, PrivateFilesOptions } from './platform/files/index.ts'
import type { HttpOptions } from './platform/http/index.ts'
import type { Log } from './platform/log.ts'
import type { TagServers } from './tag/index.ts'

export type BackendOptions = {
  connection: Connection
  stores: Stores
  dataDir: string
  secretKey: string
  log: Log
  version: string
  now?: () => Date
  /** Draws an original image that does not exist, such as the images of the demo. */
  drawOriginal?: FilesOptions['drawMissing']
  /** Creates a file for download that does not exist, such as the files of the demo. */
  createDownloadFile?: PrivateFilesOptions['createMissing']
  trustProxy?: string[]
  /** Bearer token with which other machines may read /metrics. */
  metricsToken?: string | undefined
  /** /invalidate URLs of other servers that cache pages, including the key. */
  purgeUrls?: string[]
  /** The mail server; without it mail is stored in dataDir. */
  smtpUrl?: string
  /** The sender address of mail; default: the support address of each website. */
  mailFrom?: string
  /** A folder with <website code>.png logos; without a logo, mail shows the website's name. */
  logoDir?: string
  /** Saves the search index in dataDir and loads it at the next start. */
  savesIndex?: boolean
  /** Milliseconds that searches wait for the first build of the index. */
  firstBuildTimeout?: number
  /** Finds addresses by postcode; default: fictitious ones. */
  addressLookup?: AddressLookup
  /** Payment providers by method code; orders with other methods cannot be paid. */
  paymentProviders?: PaymentProviders
  loginProviders?: LoginProviders
  /** Services that keep a copy of the list of newsletter subscribers; default: none. */
  newsletterProviders?: NewsletterProviders
  /** The shop's account at Instagram; without it pages show pictures of products. */
  feed?: Feed | undefined
  /** The shop's accounts with vendors of bot challenges, by plugin code. */
  challengeSettings?: ChallengeSettings
  /** Settings of analytics tags to which this server itself reports purchases: by store code, then by plugin code. */
  tagServers?: TagServers
  /** Whether a job reconciles pending payments. It is off in tests, which reconcile them explicitly. */
  reconcilesPayments?: boolean
  /** Draws the printed catalogues once an hour, before somebody asks for them; default: true. */
  preparesCatalogues?: boolean
  /** Request listeners of other apps in the same process, by host name. */
  otherHosts?: HttpOptions['otherHosts']
  overload?: HttpOptions['overload']
  /** Validates every reply against its schema; for tests and development. */
  verifyResults?: boolean
}
