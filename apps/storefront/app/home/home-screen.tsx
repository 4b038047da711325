import type { HomeListName } from '@mantel/client'
import { Suspense } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { usePlace } from '../place/place-context.tsx'
import { EditorialSplit } from './editorial-split.tsx'
import { LatestPosts } from './latest-posts-section.tsx'
import type { HomePage } from './load-home.ts'
import { Opening } from './opening.tsx'
import { ProductNotice } from './product-notice.tsx'
import { ProductShelf } from './product-shelf.tsx'
import { Worlds } from './worlds.tsx'

/** The quieter shelves, in the order of the worlds. */
const quiet: readonly HomeListName[] = ['wallart', 'photoframes', 'greetingcards', 'clocks']

export function HomeScreen({ lists, categories, editorial, posts }: HomePage) {
  const t = useT()
  const { mainBanners, smallBanners, productBanners } = usePlace().view.banners
  const [opening] = mainBanners
  const shelf = (name: HomeListName) => {
    const list = lists.find((one) => one.name === name)
    // A boundary of its own: React takes over one shelf after the other, and between them the page answers.
    return (
      list && (
        <Suspense key={name}>
          <ProductShelf list={list} categories={categories} />
        </Suspense>
      )
    )
  }
  return (
    <>
      {opening ? (
        <Opening banner={opening} categories={categories} />
      ) : (
        <div className="room pt-16">
          <h1 className="title-1">{t('home.headline')}</h1>
          <p className="mt-4 max-w-measure text-17 text-muted">{t('home.opening')}</p>
        </div>
      )}
      {smallBanners.length > 0 && <Worlds banners={smallBanners} categories={categories} />}
      <div className="room pb-16 md:pb-28">
        {shelf('bestsellers')}
        {lists.length === 0 && <p className="py-10 text-muted">{t('home.none')}</p>}
      </div>
      {editorial && <EditorialSplit editorial={editorial} />}
      <div className="room section flex flex-col gap-16 md:gap-24">
        {shelf('outlet')}
        {productBanners.map((banner) => (
          <ProductNotice key={banner.title} banner={banner} categories={categories} />
        ))}
        {quiet.map(shelf)}
        {posts.length > 0 && <LatestPosts posts={posts} />}
      </div>
    </>
  )
}
