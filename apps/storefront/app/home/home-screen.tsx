import type { HomeListName } from '@mantel/client'
import { Suspense } from 'react'
import { useT } from '../i18n/text-context.tsx'
import { useReloadWhenOnline } from '../page/use-reload-when-online.ts'
import { useStore } from '../store/store-context.tsx'
import { CategoryBanners } from './category-banners.tsx'
import { EditorialSection } from './editorial-section.tsx'
import { FeedSection } from './feed-section.tsx'
import { HeroBanner } from './hero-banner.tsx'
import { HomeListSection } from './home-list.tsx'
import { LatestPosts } from './latest-posts-section.tsx'
import type { HomePage } from './load-home.ts'
import { ProductBannerSection } from './product-banner-section.tsx'

/** The lists in the lower part of the page, in the order of the category banners. */
const lowerLists: readonly HomeListName[] = ['wallart', 'photoframes', 'greetingcards', 'clocks']

const emptyText = 'py-10 text-muted'

export function HomeScreen({ lists, isUnreachable, categories, editorial, posts, feed }: HomePage) {
  const t = useT()
  const { mainBanners, smallBanners, productBanners } = useStore().view.banners
  const [opening] = mainBanners
  const section = (name: HomeListName) => {
    const list = lists.find((entry) => entry.name === name)
    // A Suspense boundary for each list: React hydrates one list after the other, and the page can respond in between.
    return (
      list && (
        <Suspense key={name}>
          <HomeListSection list={list} categories={categories} />
        </Suspense>
      )
    )
  }
  return (
    <>
      {opening ? (
        <HeroBanner banner={opening} categories={categories} />
      ) : (
        <div className="room pt-16">
          <h1 className="title-1">{t('home.headline')}</h1>
          <p className="mt-4 max-w-measure text-17 text-muted">{t('home.opening')}</p>
        </div>
      )}
      {smallBanners.length > 0 && <CategoryBanners banners={smallBanners} categories={categories} />}
      <div className="room pb-16 md:pb-28">
        {section('bestsellers')}
        {lists.length === 0 && (isUnreachable ? <UnreachableLists /> : <p className={emptyText}>{t('home.none')}</p>)}
      </div>
      {editorial && <EditorialSection editorial={editorial} />}
      <div className="room section flex flex-col gap-16 md:gap-24">
        {section('outlet')}
        {productBanners.map((banner) => (
          <ProductBannerSection key={banner.title} banner={banner} categories={categories} />
        ))}
        {lowerLists.map(section)}
        {posts.length > 0 && <LatestPosts posts={posts} />}
        {feed.pictures.length > 0 && <FeedSection feed={feed} />}
      </div>
    </>
  )
}

/** Loads the lists as soon as the connection is back. */
function UnreachableLists() {
  const t = useT()
  useReloadWhenOnline(true)
  return (
    <p role="status" className={emptyText}>
      {t('home.offline')}
    </p>
  )
}
