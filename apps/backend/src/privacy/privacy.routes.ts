import { authenticate } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { type DeletionServices, deleteAccount } from './delete-account.ts'
import { exportData } from './export-data.ts'

/** The customer's rights to their data: a copy and erasure. */
export function privacyHandlers(services: DeletionServices): Pick<Handlers, 'userExport' | 'userDelete'> {
  return {
    async userExport({ ctx }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const refusal = await services.limits.take(ctx, 'dataExports', String(session.customer.id))
      return refusal ?? ok(await exportData(ctx, services.stores, session))
    },

    async userDelete({ ctx, body }) {
      const session = await authenticate(ctx)
      if (!session.ok) return session
      const deleted = await deleteAccount(ctx, services, session, body.currentPassword)
      return deleted.ok ? ok(deleted.result) : deleted
    },
  }
}
