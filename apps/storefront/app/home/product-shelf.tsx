import { Shelf } from '@mantel/ui/layout/shelf'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import type { NamedCategories, ShelfList } from './load-home.ts'
import { ShelfCard } from './shelf-card.tsx'

const titles = {
  bestsellers: 'home.bestsellers',
  outlet: 'home.outlet',
  wallart: 'home.wallart',
  photoframes: 'home.photoframes',
  greetingcards: 'home.greetingcards',
  clocks: 'home.clocks',
} as const
const lines = { bestsellers: 'home.bestsellers_text', outlet: 'home.outlet_text' } as const

/** One list of the home page, standing on a shelf. */
export function ProductShelf({ list, categories }: { list: ShelfList; categories: NamedCategories }) {
  const t = useT()
  const { name } = list
  const title = categories[name]?.name ?? t(titles[name])
  const path = categories[name]?.path
  const line = name in lines ? lines[name as keyof typeof lines] : null
  const id = `list-${name}`
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h2 id={id} className={line ? 'title-2' : 'title-3'}>
            {title}
          </h2>
          {line && <p className="mt-1 text-muted">{t(line)}</p>}
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
      <Shelf
        className="ui-shelf-cards"
        label={title}
        previousLabel={t('shelf.previous')}
        nextLabel={t('shelf.next')}
        items={list.cards.map((card) => ({ key: String(card.id), content: <ShelfCard card={card} /> }))}
      />
    </section>
  )
}
