import type { GalleryEntry } from '@mantel/domain/catalog'
import { Icon } from '@mantel/ui/picture/icon'
import { Picture } from '@mantel/ui/picture/picture'
import { useT } from '../../i18n/text-context.tsx'

/** Pixels, square. */
const size = 80

/** Thumbnails that scroll to a picture. They need JavaScript and are hidden without it. */
export function Thumbnails({
  entries,
  at,
  onShow,
}: {
  entries: readonly GalleryEntry[]
  at: number
  onShow: (slide: number) => void
}) {
  const t = useT()
  return (
    <ul className="hidden flex-wrap gap-3 pt-4 lg:flex [@media(scripting:none)]:hidden">
      {entries.map(({ image, video }, index) => (
        <li key={`${image} ${video?.url ?? ''}`}>
          <button
            type="button"
            aria-current={index === at ? 'true' : undefined}
            aria-label={t('product.show_picture', { number: index + 1, total: entries.length })}
            onClick={() => onShow(index)}
            className="relative block w-20 cursor-pointer border-b-2 border-transparent pb-1.5 aria-[current]:border-ink"
          >
            <Picture image={image} alt="" width={size} shape="1/1" />
            {video && (
              <span className="absolute inset-0 grid place-items-center pb-1.5 text-[#fff]">
                <span className="rounded-full bg-[#1f1b16]/70 p-1.5">
                  <Icon name="play" size={16} />
                </span>
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}
