import type { ProductCard } from '@mantel/client'
import { instagram, promotions } from '@mantel/domain/constants'
import type { Shop } from '../store/shop.ts'

export type SocialFeed = {
  title: string
  text: string
  pictures: { id: string; image: string; alt: string; link: { to: string } | { href: string } }[]
}

/** Pictures of the shop's Instagram account or, without one, products in a room. All are files of the shop. */
export async function loadSocialFeed({ engine, t }: Shop): Promise<(cards: readonly ProductCard[]) => SocialFeed> {
  const reply = await engine.caller.call('instagramFeed', { query: { limit: String(instagram.feedLimit) } })
  const entries = reply.ok ? reply.result : []
  const text = t('home.feed_text', { percent: promotions.socialDiscountPercent })
  return (cards) => ({
    title: t('home.feed'),
    text,
    pictures:
      entries.length > 0
        ? entries.map(({ id, permalink, caption = '', image }) => ({
            id,
            image: String(image),
            alt: t('home.feed_picture', { text: caption.slice(0, 120) }),
            link: { href: permalink },
          }))
        : pickRooms(cards).map(({ id, name, path, secondPicture }) => ({
            id: String(id),
            image: secondPicture ?? '',
            alt: name,
            link: { to: path },
          })),
  })
}

function pickRooms(cards: readonly ProductCard[]): ProductCard[] {
  const cardsById = new Map(cards.filter((card) => card.secondPicture).map((card) => [card.id, card]))
  return [...cardsById.values()].slice(0, instagram.feedLimit)
}
