import { isIPv6 } from 'node:net'
import type { Stores } from '@mantel/domain/store'
import type { Config } from '../config.ts'
import type { FoundRisk } from './find-risks.ts'
import { isLocalUrl } from './is-local-url.ts'

/** open: the remaining problems; the check passes if there are none. done: the text for a passed check. */
export type Check = { name: string; open: string[]; done: string }

export type DeploymentFacts = {
  config: Config
  stores: Stores
  risks: readonly FoundRisk[]
  /** Settings that contradict the database, such as another secret key. */
  conflicts: readonly string[]
  /** Why mails cannot be sent; null: the mail server answers. */
  mailTrouble: string | null
  diskTrouble: string | null
  /** When the newest backup was written; null: there is none. */
  newestBackup: Date | null
  /** Files and connections that the process may have open; null: unknown. */
  openFiles: number | null
  now: Date
}

const maxBackupAge = 2 * 24 * 60 * 60_000
const minOpenFiles = 4096

/** All checks that a deployment must pass before it is made public. */
export function listChecks(facts: DeploymentFacts): Check[] {
  return [
    checkAddresses(facts),
    checkHttps(facts),
    checkProxies(facts),
    checkMail(facts),
    ...checkRisks(facts),
    checkSecret(facts),
    checkBackups(facts),
    checkLimits(facts),
    { name: 'disk', open: facts.diskTrouble ? [`DATA_DIR: ${facts.diskTrouble}.`] : [], done: 'DATA_DIR has space' },
  ]
}

function checkAddresses({ stores: { websites } }: DeploymentFacts): Check {
  const open = websites.flatMap(({ code, publicUrl, apiUrl }) => [
    ...(isLocalUrl(publicUrl) ? [`${code}: ${publicUrl} is local. Set PUBLIC_URLS=${code}=https://…`] : []),
    ...(isLocalUrl(apiUrl) && !isLocalUrl(publicUrl)
      ? [`${code}: the API's address ${apiUrl} is local. Set API_URLS=${code}=https://…`]
      : []),
  ])
  return { name: 'addresses', open, done: websites.map(({ publicUrl }) => publicUrl).join(', ') }
}

function checkHttps({ stores: { websites } }: DeploymentFacts): Check {
  const urls = [...new Set(websites.flatMap(({ publicUrl, apiUrl }) => [publicUrl, apiUrl]))]
  const open = urls.filter((url) => !url.startsWith('https:')).map((url) => `${url} is not encrypted. Use https.`)
  return { name: 'https', open, done: 'all addresses are encrypted' }
}

/** The shop speaks plain http, so with https there is always a proxy in front of it. */
function checkProxies({ config: { trustProxy = [] } }: DeploymentFacts): Check {
  const wide = trustProxy.filter(
    (network) => Number(network.split('/')[1] ?? 128) < (isIPv6(network.split('/')[0]!) ? 16 : 8),
  )
  const open = [
    ...(trustProxy.length === 0
      ? ['TRUST_PROXY is not set: every visitor has the address of the proxy. Set it to the address of the proxy.']
      : []),
    ...wide.map((network) => `TRUST_PROXY: ${network} lets too many machines name any address as the visitor's.`),
  ]
  return { name: 'proxies', open, done: `X-Forwarded-* is read from ${trustProxy.join(', ')}` }
}

/** Domain names reserved for documentation and tests: mail from them is not delivered. */
const reservedDomain = /(@|\.)(example|test|invalid|localhost|example\.(com|net|org))$/

function checkMail({ config: { smtpUrl, mailFrom }, stores, mailTrouble }: DeploymentFacts): Check {
  const senders = mailFrom ? [mailFrom] : stores.websites.map(({ supportEmail }) => supportEmail)
  const open = [
    ...(smtpUrl ? [] : ['SMTP_URL is not set: mail stays in DATA_DIR and reaches nobody.']),
    ...(smtpUrl && mailTrouble ? [`SMTP_URL: ${mailTrouble}.`] : []),
    ...senders
      .filter((address) => reservedDomain.test(address))
      .map((address) => `${address} is no real sender. Set MAIL_FROM, or supportEmail in stores/websites.`),
  ]
  return { name: 'mail', open, done: `the mail server answers, mail comes from ${senders.join(', ')}` }
}

function checkRisks({ config: { allowInPublic }, risks }: DeploymentFacts): Check[] {
  const openOf = (isMember: (risk: FoundRisk['risk']) => boolean) => {
    const found = risks.filter(({ risk }) => isMember(risk))
    const open = found.filter(({ risk }) => !allowInPublic.includes(risk)).map(({ problem }) => problem)
    const allowed = [...new Set(found.map(({ risk }) => risk))].filter((risk) => allowInPublic.includes(risk))
    return { open, allowed: allowed.map((name) => `${name} is allowed on purpose`).join(', ') }
  }
  const payment = openOf((risk) => risk === 'sandbox')
  const tax = openOf((risk) => risk === 'no-tax-country')
  const demo = openOf((risk) => risk.startsWith('demo-'))
  return [
    { name: 'payment', open: payment.open, done: payment.allowed || 'real providers in live mode' },
    { name: 'tax', open: tax.open, done: tax.allowed || 'every store has a tax country' },
    { name: 'demo', open: demo.open, done: demo.allowed || 'no demo accounts, gift cards or catalogue fill' },
  ]
}

function checkSecret({ config: { databaseUrl, secretKey }, conflicts }: DeploymentFacts): Check {
  const isSeparate = databaseUrl !== undefined && secretKey === undefined
  return {
    name: 'secret',
    open: [
      ...conflicts,
      ...(isSeparate
        ? ['SECRET_KEY is not set: it is in DATA_DIR, and a backup of the database alone is useless.']
        : []),
    ],
    done: secretKey ? 'SECRET_KEY belongs to the database' : 'the key in DATA_DIR belongs to the database',
  }
}

function checkBackups({ config: { backupPath }, newestBackup, now }: DeploymentFacts): Check {
  const done = `the newest is of ${newestBackup?.toISOString()}`
  const check = { name: 'backups', done }
  if (!backupPath) return { ...check, open: ['BACKUP_PATH is not set. Set it to where your backups are written.'] }
  if (!newestBackup) return { ...check, open: [`${backupPath} has no backup. Run npm run shop -- backup FILE daily.`] }
  const isOld = now.getTime() - newestBackup.getTime() > maxBackupAge
  return { ...check, open: isOld ? [`${backupPath}: ${done}, which is more than two days ago.`] : [] }
}

/** Rate limits count by the visitor's IP address. */
function checkLimits({ config: { trustProxy }, openFiles }: DeploymentFacts): Check {
  const open = [
    ...(trustProxy ? [] : ['Limits count all visitors as one without TRUST_PROXY: a few mistakes lock everybody out.']),
    ...(openFiles !== null && openFiles < minOpenFiles
      ? [`The process may open ${openFiles} files and connections. Allow ${minOpenFiles} (ulimit -n, LimitNOFILE).`]
      : []),
  ]
  return { name: 'limits', open, done: 'rate limits count each visitor separately' }
}
