import { Carousel } from '@mantel/ui/layout/carousel'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { HomeListCard } from './home-list-card.tsx'
import type { HomeList, NamedCategories } from './load-home.ts'

const titles = {
  bestsellers: 'home.bestsellers',
  outlet: 'home.outlet',
  wallart: 'home.wallart',
  photoframes: 'home.photoframes',
  greetingcards: 'home.greetingcards',
  clocks: 'home.clocks',
} as const
const subtitles = { bestsellers: 'home.bestsellers_text', outlet: 'home.outlet_text' } as const

/** One product list of the home page, shown as a carousel. */
export function HomeListSection({ list, categories }: { list: HomeList; categories: NamedCategories }) {
  const t = useT()
  const { name } = list
  const title = categories[name]?.name ?? t(titles[name])
  const path = categories[name]?.path
  const subtitle = name in subtitles ? subtitles[name as keyof typeof subtitles] : null
  const id = `list-${name}`
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className={subtitle ? 'title-2' : 'title-3'}>
            {title}
          </h2>
          {subtitle && <p className="mt-1 text-muted">{t(subtitle)}</p>}
        </div>
        {path && (
          <StoreLink
            to={path}
            className="relative flex min-h-11 items-center underline decoration-accent hover:decoration-2"
          >
            {t('home.see_all')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </StoreLink>
        )}
      </div>
      <Carousel
        className="ui-carousel-cards"
        label={title}
        previousLabel={t('carousel.previous')}
        nextLabel={t('carousel.next')}
        items={list.cards.map((card) => ({ key: String(card.id), content: <HomeListCard card={card} /> }))}
      />
    </section>
  )
}
