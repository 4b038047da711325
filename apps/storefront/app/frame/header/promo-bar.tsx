import { MerchantHtml } from '../../shell/merchant-html.tsx'
import { useShell } from '../../shell/use-shell.ts'

/** The merchant's announcement above the header. */
export function PromoBar() {
  const block = useShell().blocks['promo-bar']
  if (!block) return null
  return (
    <aside aria-label={block.title} className="bg-primary text-on-primary">
      <MerchantHtml html={block.html} className="room py-2 text-center text-13 [&_a]:underline" />
    </aside>
  )
}
