import type { StoreView } from '@mantel/domain/store'
import type { LoginProviders } from '@mantel/plugins/login/server'
import type { VatChecks } from '@mantel/plugins/vat-check'
import type { FastifyInstance } from 'fastify'
import { createMails } from '../../mail/index.ts'
import { idleJobs } from '../../mail/testing/test-mails.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/index.ts'
import type { HttpOptions } from '../../platform/http/index.ts'
import { buildTestHttp } from '../../platform/http/testing.ts'
import { createLimits, type Limits } from '../../platform/limits/index.ts'
import { silentLog } from '../../platform/log.ts'
import type { OutgoingMail } from '../../platform/mail/index.ts'
import { stores, viewOf } from '../../store/testing.ts'
import { createAccounts } from '../create-accounts.ts'
import { createGroupTokens } from '../group-token.ts'

export const password = 'a long password'

export type RegisteredCustomer = {
  id: number
  email: string
  firstname: string
  lastname: string
  token: string
  refreshToken: string
  addresses: { id: number }[]
}

let customerCount = 0

export const newCustomer = (change: object = {}) => ({
  email: `Ada${++customerCount}@Example.test`,
  firstname: 'Ada',
  lastname: 'Love',
  ...change,
})

/** The address of a company, which trade stores require. */
export const companyAddress = {
  firstname: 'Ada',
  lastname: 'Love',
  company: 'Love Prints Ltd',
  vat_id: 'GB 980 7806 84',
  street: ['High St', '1'],
  city: 'Town',
  postcode: 'AB1 2CD',
  country_id: 'GB',
  telephone: '01',
  default_shipping: true,
  default_billing: true,
}

export type CustomerApp = ReturnType<typeof openCustomerApp>

/** The account calls of the shop on a test database. */
export function openCustomerApp({
  db,
  now = () => new Date(),
  findView = viewOf,
  refuseChanges,
  loginProviders,
  vatChecks,
  limits = createLimits(),
}: {
  db: Db
  now?: () => Date
  findView?: (storeCode: string) => StoreView
  refuseChanges?: HttpOptions['refuseChanges']
  loginProviders?: LoginProviders
  vatChecks?: VatChecks
  limits?: Limits
}) {
  const groupTokens = createGroupTokens({ secretKey: 'for tests', stores, now })
  const accounts = createAccounts({
    stores,
    groupTokens,
    loginProviders,
    vatChecks,
    issueCoupon: async () => '',
    secretKey: 'for tests',
    limits,
  })
  const sent: OutgoingMail[] = []
  const transport = {
    send: async (mail: OutgoingMail) => void sent.push(mail),
    probe: async () => ({ ready: true }),
    close: async () => {},
  }
  const logoOf = async () => null
  const mails = createMails({
    db,
    stores,
    transport,
    now,
    logoOf,
    jobs: idleJobs,
    log: silentLog,
    templates: accounts.mails,
  })
  const app: FastifyInstance = buildTestHttp({
    handlers: accounts.handlers(mails.queueMail),
    formFailures: accounts.formFailures,
    refuseChanges,
    resolveView: ({ storeCode = 'default' }) => findView(storeCode),
    createContext: ({ view, log }): Ctx => ({ view, log, db, now }),
  })

  const request = (url: string, payload: object | undefined, { storeCode = 'default', from = '127.0.0.1' } = {}) => {
    const sign = url.includes('?') ? '&' : '?'
    return app.inject({
      method: 'POST',
      url: `/api/user/${url}${sign}storeCode=${storeCode}`,
      remoteAddress: from,
      payload,
    })
  }
  const post = async (url: string, payload: object | undefined, storeCode = 'default') =>
    (await request(url, payload, { storeCode })).json()
  const login = (username: string, given = password, storeCode = 'default') =>
    post('login', { username, password: given }, storeCode)

  return {
    app,
    customers: accounts.merchantCustomers({ db, log: silentLog, now, queueMail: mails.queueMail }),
    groupTokens,
    /** Sends the queued mails and returns them. */
    async receiveMails(): Promise<OutgoingMail[]> {
      await mails.sendDue()
      return sent.splice(0)
    },
    request,
    post,
    login,
    /** Logs in from another network address. */
    loginFrom: (from: string, username: string, given = password) =>
      request('login', { username, password: given }, { from }),
    me: async (token: string, storeCode = 'default') =>
      (await app.inject(`/api/user/me?token=${token}&storeCode=${storeCode}`)).json(),
    async registered(change: object = {}, storeCode = 'default'): Promise<RegisteredCustomer> {
      const isTrade = findView(storeCode).prices.needGroupToken
      const customer = newCustomer({ addresses: isTrade ? [companyAddress] : undefined, ...change })
      const created = await post('create', { customer, password }, storeCode)
      // Tests of other mails do not expect the welcome mail.
      await mails.sendDue()
      const others = sent.filter(({ messageId }) => !/^(email-proof|trade-received)-/.test(messageId))
      sent.splice(0, sent.length, ...others)
      const { result: token, meta } = await login(customer.email, password, storeCode)
      return { ...customer, ...created.result, token, refreshToken: meta.refreshToken }
    },
  }
}

/** Limits use the system clock, so tests end their windows explicitly. */
export const endLimitWindows = (db: Db) => db.updateTable('rate_limit').set({ expire: 1 }).execute()
