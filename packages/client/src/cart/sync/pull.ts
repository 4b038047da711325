import type { SyncFinding, SyncPolicy } from '@mantel/domain/cart/sync'
import { isCartGone, replaceCart, switchToGuestCart } from './connect.ts'
import { applyReply, cartTargetOf, type SyncContext, type SyncProgress } from './context.ts'
import { readItem } from './server-item.ts'

let reconciliation: typeof import('./reconcile.ts') | null = null

/** The first addition of a guest has nothing to compare, so this code is loaded with the first pull. Null: it cannot be loaded. */
export async function loadReconciliation() {
  reconciliation ??= await import('./reconcile.ts').catch(() => null)
  return reconciliation
}

/** Pulls the server's cart and takes over its changes. force: makes the server equal to the browser instead. */
export async function pull(context: SyncContext, force = false): Promise<SyncProgress> {
  const target = cartTargetOf(context.shared.stored())
  const [reply, code] = await Promise.all([context.calls.pull(target), loadReconciliation()])
  if (reply === 'lost' || !code) return 'later'
  if (reply.code === 401) return switchToGuestCart(context, target.epoch)
  if (isCartGone(reply)) return replaceCart(context, target.epoch)
  if (reply.code !== 200 || !Array.isArray(reply.result)) {
    context.log.error('Loading the cart from the server failed, the cart in this browser stays unchanged', reply)
    return 'later'
  }
  const items = reply.result.map(readItem).filter((item) => item !== null)
  const policy: SyncPolicy = force ? { ...context.policy, force: 'client' } : context.policy
  let findings: readonly SyncFinding[] = []
  await applyReply(context, target, (record) => {
    const compared = code.reconcile(record, items, { policy, newId: context.newId })
    findings = compared.findings
    return { ...compared.record, cartServerLastSyncDate: context.now() }
  })
  context.log.info?.('cart compared with the server', findings)
  return 'on'
}
