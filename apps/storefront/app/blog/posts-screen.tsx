import { blog } from '@mantel/domain/constants'
import { buttonClass } from '@mantel/ui/action/button'
import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import { EmptyState } from '@mantel/ui/layout/empty-state'
import { LoadMore } from '@mantel/ui/layout/load-more'
import { useT } from '../i18n/text-context.tsx'
import { useReloadWhenOnline } from '../page/use-reload-when-online.ts'
import { useFocusAfterSubmit } from '../search/focus-results.ts'
import { StoreLink } from '../store/store-link.tsx'
import { FeedLink } from './feed-link.tsx'
import type { PostsPage } from './load-posts.ts'
import { LeadPost, PostCard } from './post-card.tsx'
import { PostSearchForm } from './post-search-form.tsx'
import { RecentPosts } from './recent-posts.tsx'
import { TopicMenu } from './topic-menu.tsx'

/** The list of posts: all of them, those of a category, or the results of a search. */
export function PostsScreen(page: PostsPage) {
  const t = useT()
  const focused = useFocusAfterSubmit<HTMLHeadingElement>()
  const { texts, heading, path, categories, recent, search } = page
  const isOverview = path === '/blog'
  return (
    <div className="room pb-16 md:pb-28">
      <FeedLink title={texts.feed} />
      <Breadcrumb
        label={t('breadcrumb.label')}
        className="pt-4"
        items={[
          { key: 'home', content: <StoreLink to="/">{t('title.home')}</StoreLink> },
          ...(isOverview ? [] : [{ key: 'blog', content: <StoreLink to="/blog">{texts.title}</StoreLink> }]),
          { key: 'here', content: heading },
        ]}
      />
      <header className="grid gap-x-16 gap-y-6 pt-6 pb-8 md:pt-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-end">
        <div>
          <h1 ref={focused} tabIndex={-1} className="title-1 outline-none">
            {heading}
          </h1>
          {isOverview && <p className="mt-3 max-w-measure text-17 text-muted">{texts.intro}</p>}
        </div>
        <PostSearchForm texts={texts} term={search?.term} />
      </header>
      <TopicMenu texts={texts} categories={categories} currentPath={path} />
      {search?.isTooShort && (
        <p role="status" className="mt-8 text-17 text-muted">
          {t('search.too_short', { count: blog.minSearchLength })}
        </p>
      )}
      <Posts {...page} />
      <RecentPosts title={texts.recent} posts={recent} />
    </div>
  )
}

function Posts({ texts, posts, total, morePath, isOffline, search, path }: PostsPage) {
  const t = useT()
  useReloadWhenOnline(isOffline && posts.length === 0)
  if (posts.length === 0) {
    // Before a search there is nothing to report.
    if (search && (search.term === '' || search.isTooShort)) return null
    return (
      <EmptyState
        drawing={isOffline ? 'waiting-letter' : 'empty-frame'}
        title={isOffline ? t('offline.heading') : texts.none}
        actions={
          path !== '/blog' && (
            <StoreLink to="/blog" className={buttonClass({ variant: 'quiet' })}>
              {texts.title}
            </StoreLink>
          )
        }
      >
        {isOffline ? t('offline.text') : texts.noneText}
      </EmptyState>
    )
  }
  const lead = search ? null : posts[0]
  const others = lead ? posts.slice(1) : posts
  return (
    <section aria-label={texts.title} className="pt-8 md:pt-12">
      {lead && <LeadPost post={lead} />}
      <ul className={`grid gap-x-6 gap-y-10 md:grid-cols-3 md:gap-y-14 ${lead ? 'mt-12 md:mt-16' : ''}`}>
        {others.map((post, at) => (
          <li key={post.id}>
            <PostCard post={post} headingLevel={2} isEager={!lead && at < 3} />
          </li>
        ))}
      </ul>
      {(morePath || total > blog.postsPerPage) && (
        <LoadMore
          shown={posts.length}
          total={total}
          text={t('list.shown', { shown: posts.length, total })}
          className="mt-14 md:mt-20"
        >
          {morePath ? (
            <StoreLink
              to={morePath}
              replace
              preventScrollReset
              rel="nofollow"
              className={buttonClass({ variant: 'quiet' })}
            >
              {t('blog.more')}
            </StoreLink>
          ) : (
            <p className="text-muted">{t('list.end')}</p>
          )}
        </LoadMore>
      )}
    </section>
  )
}
