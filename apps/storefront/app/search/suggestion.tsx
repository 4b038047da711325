import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

/** Offers a search for the corrected spelling, whose results are shown. */
export function Suggestion({ text, className }: { text: string; className?: string }) {
  const t = useT()
  return (
    <p className={className}>
      {t('search.did_you_mean')}{' '}
      <StoreLink to={`/search?q=${encodeURIComponent(text)}`} className="underline">
        {text}
      </StoreLink>
      ?
    </p>
  )
}
