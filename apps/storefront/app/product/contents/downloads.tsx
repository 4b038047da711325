import { Icon } from '@mantel/ui/picture/icon'
import { useT } from '../../i18n/text-context.tsx'

/** The files that a buyer gets. */
export function Downloads({ titles }: { titles: readonly string[] }) {
  const t = useT()
  if (titles.length === 0) return null
  return (
    <section aria-labelledby="downloads">
      <h2 id="downloads" className="font-medium">
        {t('type.downloadable')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {titles.map((title) => (
          <li key={title} className="flex items-center gap-2 text-muted">
            <Icon name="download" /> {title}
          </li>
        ))}
      </ul>
    </section>
  )
}
