import type { ProductCard as Card, SearchResults } from '@mantel/client'
import { buttonClass } from '@mantel/ui/action/button'
import { Picture } from '@mantel/ui/picture/picture'
import { CardPrice } from '../catalog/card-price.tsx'
import { ProductCard } from '../catalog/product-card.tsx'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { Suggestion } from './suggestion.tsx'

/** The best match as a card, the other products as lines, then categories and posts. */
export function InstantResults({
  results,
  term,
  onLeave,
}: {
  results: SearchResults
  term: string
  onLeave: () => void
}) {
  const t = useT()
  const [best, ...others] = results.products
  const links = [
    { key: 'search.categories', entries: results.categories.map(({ id, name, path }) => ({ id, text: name, path })) },
    { key: 'search.pages', entries: results.pages.map(({ id, title, path }) => ({ id, text: title, path })) },
    { key: 'search.posts', entries: results.posts.map(({ id, title, path }) => ({ id, text: title, path })) },
  ] as const
  if (!best && links.every(({ entries }) => entries.length === 0))
    return results.offline ? null : <p className="pt-6 text-17">{t('search.none_text')}</p>
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only listens to clicks on the links inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link fires a click.
    <div
      className="grid gap-x-12 gap-y-8 pt-6 md:grid-cols-[14rem_1fr] lg:grid-cols-[16rem_1fr_16rem]"
      onClick={({ target }) => {
        if ((target as Element).closest('a')) onLeave()
      }}
    >
      {results.suggestion && <Suggestion text={results.suggestion} className="text-17 md:col-span-full" />}
      {best && (
        <section aria-label={t('search.best_match')} className="max-md:max-w-44">
          <h3 className="pb-3 text-13 font-medium text-muted">{t('search.best_match')}</h3>
          <ProductCard card={best} headingLevel={4} sizes="(width >= 64rem) 256px, 240px" priority="eager" />
        </section>
      )}
      {best && (
        <section aria-label={t('search.products')}>
          <h3 className="pb-1 text-13 font-medium text-muted">{t('search.products')}</h3>
          {/* A single product is listed too: the card beside the list is its picture, not its list entry. */}
          <ul>
            {(others.length > 0 ? others : [best]).map((card) => (
              <li key={card.id} className="border-b border-hairline">
                <ResultLine card={card} />
              </li>
            ))}
          </ul>
          <StoreLink
            // The asterisk means that the last word may be incomplete, as in this panel, so that the page lists the same products.
            to={`/search?q=${encodeURIComponent(`${term}*`)}`}
            className={`${buttonClass({ variant: 'link' })} mt-2`}
          >
            {t('search.see_all', { count: results.total })}
          </StoreLink>
        </section>
      )}
      <div className="grid content-start gap-6 md:max-lg:col-span-2">
        {links.map(
          ({ key, entries }) =>
            entries.length > 0 && (
              <section key={key} aria-label={t(key)}>
                <h3 className="pb-1 text-13 font-medium text-muted">{t(key)}</h3>
                <ul>
                  {entries.map(({ id, text, path }) => (
                    <li key={id}>
                      <StoreLink to={path} className="inline-block py-1.5 no-underline hover:underline">
                        {text}
                      </StoreLink>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </div>
    </div>
  )
}

function ResultLine({ card }: { card: Card }) {
  return (
    <StoreLink to={card.path} className="group flex items-center gap-4 py-2.5 no-underline">
      <Picture
        image={card.picture}
        alt=""
        width={80}
        shape="4/5"
        widths={[80, 160]}
        sizes="56px"
        className="w-14 flex-none"
      />
      <span className="flex-1">
        <span className="block leading-snug group-hover:underline">{card.name}</span>
        {card.maker && <span className="block text-13 text-muted">{card.maker}</span>}
      </span>
      <CardPrice price={card.price} />
    </StoreLink>
  )
}
