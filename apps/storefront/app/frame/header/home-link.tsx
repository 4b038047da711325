import { Wordmark } from '@mantel/ui/text/wordmark'
import { useT } from '../../i18n/text-context.tsx'
import { useStore } from '../../store/store-context.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/** Splits the website's name: the first word is the wordmark, the rest its suffix, such as "Trade". */
export function HomeLink() {
  const t = useT()
  const { name } = useStore().website
  const [mark = name, ...suffix] = name.split(' ')
  return (
    <StoreLink to="/" aria-label={t('shell.home_link', { name })} className="no-underline">
      <Wordmark name={mark} suffix={suffix.join(' ')} />
    </StoreLink>
  )
}
