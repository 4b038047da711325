import type { Gallery } from '@mantel/domain/catalog'
import { Picture } from '@mantel/ui/picture/picture'
import { useT } from '../../i18n/text-context.tsx'

/** Index of the picture that shows the product in a room: after those from the front and the side. */
const roomPictureIndex = 2

export function RoomView({ gallery, name }: { gallery: Gallery; name: string }) {
  const t = useT()
  const entry = gallery.entries.filter(({ video }) => video === null)[roomPictureIndex]
  if (!entry) return null
  return (
    <figure>
      <Picture
        image={entry.image}
        alt={entry.label || name}
        width={640}
        shape="4/5"
        widths={[480, 640, 960, 1280]}
        sizes="(width >= 64rem) 40rem, 100vw"
      />
      <figcaption className="mt-2 text-13 text-muted">{t('product.in_room')}</figcaption>
    </figure>
  )
}
