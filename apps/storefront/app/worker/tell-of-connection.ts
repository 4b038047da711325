import type { Shop } from '../place/shop.ts'

/** Says that the connection is gone, and that it is back; nothing while it is there. */
export function tellOfConnection({ engine, t }: Pick<Shop, 'engine' | 't'>): void {
  const { online, notifications } = engine
  let shown: number | null = null
  const tell = () => {
    if (shown !== null) notifications.remove(shown)
    shown = online.get()
      ? notifications.push({ type: 'success', message: { text: t('status.online') } })
      : notifications.push({ type: 'warning', message: { text: t('status.offline') } })
  }
  online.subscribe(tell)
  if (!online.get()) tell()
}
