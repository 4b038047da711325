import { chipClass } from '@mantel/ui/action/chip'
import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import { Picture } from '@mantel/ui/picture/picture'
import { useId } from 'react'
import { CardPrice } from '../catalog/card-price.tsx'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { MerchantContent } from '../widget/merchant-content.tsx'
import { FeedLink } from './feed-link.tsx'
import type { PostPage, PostProduct } from './load-post.ts'
import { PostCard } from './post-card.tsx'
import { PostSearchForm } from './post-search-form.tsx'
import { RecentPosts } from './recent-posts.tsx'
import { TopicMenu } from './topic-menu.tsx'

/** A post: a large picture, the text in a narrow column, and the products that it mentions in the margin. */
export function PostScreen({ texts, post, parts, topics, categories, products, related, recent }: PostPage) {
  const t = useT()
  return (
    <div className="room pb-16 md:pb-28">
      <FeedLink title={texts.feed} />
      <Breadcrumb
        label={t('breadcrumb.label')}
        className="pt-4"
        items={[
          { key: 'home', content: <StoreLink to="/">{t('title.home')}</StoreLink> },
          { key: 'blog', content: <StoreLink to="/blog">{texts.title}</StoreLink> },
          { key: 'here', content: post.title },
        ]}
      />
      <article>
        <header className="pt-6 pb-8 md:pt-10">
          <h1 className="title-1 max-w-200">{post.title}</h1>
          <p className="mt-4 text-muted">
            <time dateTime={post.date}>{post.byline}</time>
          </p>
          {topics.length > 0 && (
            <ul className="mt-4 flex flex-wrap gap-2">
              {topics.map(({ id, name, path }) => (
                <li key={id}>
                  <StoreLink to={path} className={chipClass()}>
                    {name}
                  </StoreLink>
                </li>
              ))}
            </ul>
          )}
        </header>
        {post.largePicture && (
          <Picture
            image={post.largePicture}
            alt={post.pictureAlt}
            width={640}
            shape="3/2"
            widths={[320, 480, 640, 960, 1280, 1600, 1920]}
            sizes="(width >= 85rem) 1296px, 92vw"
            priority="first"
          />
        )}
        <div className="grid gap-x-16 gap-y-12 pt-8 md:pt-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <MerchantContent parts={parts} className="ui-prose ui-prose-lead" />
          <Products title={texts.products} products={products} />
        </div>
      </article>
      <RelatedPosts title={texts.related} related={related} />
      <RecentPosts title={texts.recent} posts={recent} />
      <div className="mt-12 grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-end">
        <TopicMenu texts={texts} categories={categories} />
        <PostSearchForm texts={texts} />
      </div>
    </div>
  )
}

function Products({ title, products }: { title: string; products: readonly PostProduct[] }) {
  const id = useId()
  if (products.length === 0) return null
  return (
    <aside aria-labelledby={id}>
      <h2 id={id} className="title-3">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-6 border-hairline border-t sm:max-lg:grid-cols-2">
        {products.map(({ id: key, name, path, picture, price }) => (
          <li key={key} className="border-hairline border-b">
            <StoreLink to={path} className="group grid grid-cols-[4.5rem_1fr] items-center gap-4 py-3 no-underline">
              <Picture image={picture} alt="" width={80} shape="4/5" widths={[80, 160, 240]} sizes="72px" />
              <span>
                <span className="line-clamp-2 leading-snug group-hover:underline">{name}</span>
                <span className="mt-1 block">
                  <CardPrice price={price} />
                </span>
              </span>
            </StoreLink>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function RelatedPosts({ title, related }: { title: string; related: PostPage['related'] }) {
  const id = useId()
  if (related.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-16 md:mt-24">
      <h2 id={id} className="title-2 mb-6">
        {title}
      </h2>
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {related.map((entry) => (
          <li key={entry.id}>
            <PostCard post={entry} headingLevel={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
