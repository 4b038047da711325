import { Wordmark } from '@mantel/ui/text/wordmark'
import { useT } from '../../i18n/text-context.tsx'
import { usePlace } from '../../place/place-context.tsx'
import { StoreLink } from '../../place/store-link.tsx'

/** The first word of the website's name is the mark; what follows says which sibling it is. */
export function HomeLink() {
  const t = useT()
  const { name } = usePlace().website
  const [mark = name, ...suffix] = name.split(' ')
  return (
    <StoreLink to="/" aria-label={t('shell.home_link', { name })} className="no-underline">
      <Wordmark name={mark} suffix={suffix.join(' ')} />
    </StoreLink>
  )
}
