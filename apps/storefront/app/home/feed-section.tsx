import { images } from '@mantel/domain/constants'
import { Picture } from '@mantel/ui/picture/picture'
import { StoreLink } from '../store/store-link.tsx'
import type { SocialFeed } from './social-feed.ts'

const { width } = images.instagramThumbnail

/** Square pictures from the shop's own files. The browser sends no request to the social network until a link is followed. */
export function FeedSection({ feed: { title, text, pictures } }: { feed: SocialFeed }) {
  return (
    <section aria-labelledby="feed" data-feed>
      <h2 id="feed" className="title-2">
        {title}
      </h2>
      <p className="mt-2 mb-6 text-muted">{text}</p>
      <ul className="grid grid-cols-2 gap-4 max-md:[&>li:first-child:nth-last-child(odd)]:col-span-2 md:grid-cols-5">
        {pictures.map(({ id, image, alt, link }, at) => {
          // On narrow screens the first picture of an odd number fills its row.
          const narrow = at === 0 && pictures.length % 2 === 1 ? 90 : 45
          const sizes = `(width >= 48rem) 18vw, ${narrow}vw`
          const picture = <Picture image={image} alt={alt} width={width} shape="1/1" sizes={sizes} />
          return (
            <li key={id}>
              {'to' in link ? (
                <StoreLink to={link.to}>{picture}</StoreLink>
              ) : (
                <a href={link.href} target="_blank" rel="noopener noreferrer">
                  {picture}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
