import { skuOfLineKey } from '../selection.ts'
import type { AgreedLine } from './cart-lines.ts'
import type { LineMutation } from './mutation.ts'
import { planMutation } from './plan-mutation.ts'
import type { SyncPolicy } from './policy.ts'
import { isServerStep, type SyncFinding, type SyncStep } from './steps.ts'

/** The browser's state of a line. */
export type ClientLine = {
  key: string
  /** Quantity the shopper sees; 0 for a removed line that the server may still have. */
  qty: number
  itemId: number | null
  /** Last state both sides agreed on; null if unknown. */
  agreed: number | null
  /** Pending mutations, in order. */
  changes: readonly LineMutation[]
}

export type SyncPlan = { steps: SyncStep[]; findings: SyncFinding[] }

/**
 * Plans the steps that bring browser and server to the same cart. With a known agreed state this is a three-way merge:
 * local changes are sent, remote changes are adopted, and neither undoes the other. Lines without a known server state
 * follow the settings.
 */
export function planSync(client: readonly ClientLine[], server: readonly AgreedLine[], policy: SyncPolicy): SyncPlan {
  const serverLines = pairUp(client, server)
  const steps: SyncStep[] = []
  const findings: SyncFinding[] = []
  for (const line of client) {
    const serverLine = serverLines.get(line) ?? null
    if (line.qty > 0 && serverLine?.qty !== line.qty) findings.push(finding(line, serverLine))
    steps.push(...planLine(line, serverLine, policy))
  }
  const paired = new Set(serverLines.values())
  for (const line of server) {
    if (paired.has(line)) continue
    const { key, itemId, qty } = line
    findings.push({ party: 'client', key, status: 'no-item', clientQty: 0, serverQty: qty })
    steps.push(policy.force === 'client' ? { do: 'delete', key, itemId, id: null } : { do: 'take', key, itemId, qty })
  }
  const changesClient = steps.some((step) => step.do === 'adopt' || step.do === 'take' || step.do === 'drop')
  findings.push({ party: 'client', status: changesClient ? 'update-required' : 'no-changes' })
  findings.push({ party: 'server', status: steps.some(isServerStep) ? 'update-required' : 'no-changes' })
  return { steps: policy.dryRun ? [] : steps, findings }
}

/** Matches lines by server id first, then by line key; each line matches at most once. */
function pairUp(client: readonly ClientLine[], server: readonly AgreedLine[]): Map<ClientLine, AgreedLine> {
  const serverLines = new Map<ClientLine, AgreedLine>()
  const free = new Set(server)
  const pair = (isMatch: (line: ClientLine, serverLine: AgreedLine) => boolean) => {
    for (const line of client) {
      if (serverLines.has(line)) continue
      for (const serverLine of free)
        if (isMatch(line, serverLine)) {
          serverLines.set(line, serverLine)
          free.delete(serverLine)
          break
        }
    }
  }
  pair((line, serverLine) => line.itemId === serverLine.itemId && line.key === serverLine.key)
  pair((line, serverLine) => line.key === serverLine.key)
  pair((line, serverLine) => line.itemId === serverLine.itemId && isSameProduct(line.key, serverLine.key))
  return serverLines
}

/** The same server id with another SKU is another line. A bundle's key has no SKU. */
function isSameProduct(one: string, other: string): boolean {
  const [first, second] = [skuOfLineKey(one), skuOfLineKey(other)]
  return first === second || first === '' || second === ''
}

function finding({ key, qty }: ClientLine, serverLine: AgreedLine | null): SyncFinding {
  return {
    party: 'server',
    key,
    status: serverLine ? 'wrong-qty' : 'no-item',
    clientQty: qty,
    serverQty: serverLine?.qty ?? 0,
  }
}

function planLine(line: ClientLine, serverLine: AgreedLine | null, policy: SyncPolicy): SyncStep[] {
  const { key, changes } = line
  if (policy.force === 'server')
    return [
      ...changes.map(({ id }): SyncStep => ({ do: 'settle', id })),
      serverLine ? takeOver(line, serverLine) : { do: 'drop', key },
    ]
  const [first] = changes
  if (first) return [...arrived(line, serverLine), ...planMutation(first, serverLine, policy)]
  return serverLine ? planPair(line, serverLine, policy) : [planMissing(line, policy)]
}

/** Stores the server's state of a line even while its changes are pending. */
function arrived(line: ClientLine, serverLine: AgreedLine | null): SyncStep[] {
  if (serverLine)
    return [
      line.agreed === null
        ? { do: 'take', ...serverLine, key: line.key }
        : takeOver({ ...line, qty: line.agreed }, serverLine),
    ]
  return line.agreed === null ? [] : [{ do: 'drop', key: line.key }]
}

const takeOver = ({ key, qty }: ClientLine, serverLine: AgreedLine): SyncStep =>
  qty === serverLine.qty ? { do: 'agree', key, itemId: serverLine.itemId } : { do: 'adopt', ...serverLine, key }

/** A line on both sides without local changes. */
function planPair(line: ClientLine, serverLine: AgreedLine, policy: SyncPolicy): SyncStep[] {
  const { key, qty, agreed } = line
  const { itemId } = serverLine
  if (policy.mergeQuantities && agreed === null) return planMerge(line, serverLine, policy)
  if (qty === serverLine.qty) return [{ do: 'agree', key, itemId }]
  const serverCounts = policy.force !== 'client' && (agreed !== null || policy.canModifyLocalLines)
  return [serverCounts ? { do: 'adopt', ...serverLine, key } : { do: 'set', key, itemId, qty, id: null }]
}

function planMerge({ key, qty }: ClientLine, serverLine: AgreedLine, policy: SyncPolicy): SyncStep[] {
  const { itemId } = serverLine
  const max = policy.maxQuantityOf(key) ?? Number.POSITIVE_INFINITY
  const wanted = Math.max(serverLine.qty, Math.min(qty + serverLine.qty, max))
  const cap: SyncStep[] = wanted < qty + serverLine.qty ? [{ do: 'cap', key, max }] : []
  return [
    ...cap,
    wanted === serverLine.qty ? { do: 'adopt', ...serverLine, key } : { do: 'set', key, itemId, qty: wanted, id: null },
  ]
}

/** A line missing on the server. If it was agreed before, another device removed it. */
function planMissing({ key, qty, agreed }: ClientLine, policy: SyncPolicy): SyncStep {
  const leaves = policy.force !== 'client' && (agreed !== null || policy.canRemoveLocalLines)
  return leaves ? { do: 'drop', key } : { do: 'add', key, qty, id: null }
}
