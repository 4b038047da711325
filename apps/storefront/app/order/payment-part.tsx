import { type BrowserPartProps, loadBrowserPart } from '@mantel/plugins/payment/browser'
import { type LazyExoticComponent, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useStore } from '../store/store-context.tsx'
import type { OrderingView } from './use-ordering.ts'

/**
 * Collects the payment method's fields before the order is placed; null if they are incomplete, in which case the part shows its
 * errors.
 */
export type CollectPaymentFields = () => Promise<Record<string, unknown> | null>

type PartProps = BrowserPartProps & { missingText: string }
type Part = (props: PartProps) => ReactNode

/** One lazy component for each method. If each render created a new one, React would load the part again. */
const parts = new Map<string, LazyExoticComponent<Part> | null>()

function partOf(code: string): LazyExoticComponent<Part> | null {
  const known = parts.get(code)
  if (known !== undefined) return known
  const load = loadBrowserPart(code)
  const part =
    load &&
    lazy<Part>(() =>
      load().catch(() => {
        parts.delete(code)
        return { default: MissingPart }
      }),
    )
  parts.set(code, part)
  return part
}

/** The fields of the chosen payment method. Most methods have none. */
export function PaymentPart({
  ordering: { account, t },
  code,
  ...props
}: { ordering: OrderingView; code: string } & Pick<BrowserPartProps, 'collect' | 'onSubmit'>) {
  const { language } = useStore().view
  const Part = partOf(code)
  if (!Part) return null
  const call: BrowserPartProps['call'] = async (name, body) => {
    const outcome = await (account.tasks.silentCaller as AnyCaller).call(name, { body })
    if (!outcome.ok) throw new Error(`call ${name} failed`)
    return outcome.result
  }
  return (
    <Suspense fallback={null}>
      <Part language={language} call={call} missingText={t('checkout.payment_part_missing')} {...props} />
    </Suspense>
  )
}

/** The type of a caller for any call, because only the parts know the names of their calls. The server validates the bodies. */
type AnyCaller = {
  call(
    name: string,
    options: { body: Record<string, unknown> },
  ): Promise<{ ok: true; result: Record<string, unknown> } | { ok: false }>
}

/**
 * Shown if the part's file could not be loaded. It prevents the order, because the method's fields cannot be collected.
 */
function MissingPart({ collect, missingText }: PartProps) {
  useEffect(() => {
    collect.current = async () => null
    return () => {
      collect.current = null
    }
  }, [collect])
  return <p role="alert">{missingText}</p>
}
