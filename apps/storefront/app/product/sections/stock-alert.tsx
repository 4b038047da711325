import { Button } from '@mantel/ui/action/button'
import { type ComponentType, useState } from 'react'
import { useT } from '../../i18n/text-context.tsx'

/** Offers a mail when a sold-out product is back. The form's code is loaded with the first click. */
export function StockAlert({ sku }: { sku: string }) {
  const t = useT()
  const [form, setForm] = useState<{ Form: ComponentType<{ sku: string }> } | null>(null)
  if (form) return <form.Form key={sku} sku={sku} />
  return (
    <Button
      variant="quiet"
      className="noscript:hidden"
      onClick={() =>
        import('./stock-alert-form.tsx').then(
          ({ StockAlertForm }) => setForm({ Form: StockAlertForm }),
          () => {},
        )
      }
    >
      {t('stock.notify')}
    </Button>
  )
}
