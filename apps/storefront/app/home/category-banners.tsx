import type { SmallBanner } from '@mantel/domain/store'
import { Icon } from '@mantel/ui/picture/icon'
import { Picture } from '@mantel/ui/picture/picture'
import { useT } from '../i18n/text-context.tsx'
import { BannerLink } from './banner-link.tsx'
import type { NamedCategories } from './load-home.ts'

const portrait = {
  picture: { width: 480, shape: '3/4', widths: [320, 480, 640, 800, 960] },
  sizes: '(width >= 85rem) 401px, (width >= 64rem) 30vw, 45vw',
  gridArea: 'lg:row-span-2',
} as const
const landscape = {
  picture: { width: 640, shape: '2/1', widths: [320, 480, 640, 960, 1200] },
  sizes: '(width >= 85rem) 468px, (width >= 64rem) 35vw, 92vw',
  gridArea: 'max-lg:col-span-2',
} as const

/** The category banners: two in portrait format, the others in landscape format beside them. */
export function CategoryBanners({
  banners,
  categories,
}: {
  banners: readonly SmallBanner[]
  categories: NamedCategories
}) {
  const t = useT()
  return (
    <section className="room section" aria-labelledby="worlds">
      <h2 id="worlds" className="ui-hidden">
        {t('home.worlds')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:gap-x-6 lg:grid-cols-[6fr_6fr_7fr]">
        {banners.map(({ title, link, picture }, at) => {
          const { picture: format, sizes, gridArea } = at < 2 ? portrait : landscape
          const name = title ?? ('category' in link ? categories[link.category]?.name : undefined)
          return (
            name && (
              <li key={name} className={gridArea}>
                <BannerLink link={link} categories={categories} className="group block no-underline">
                  <Picture {...format} image={picture} alt="" sizes={sizes} action="resize" />
                  <span className="mt-3 flex items-center justify-between gap-3">
                    <span className="title-3 group-hover:underline">{name}</span>
                    <Icon
                      name="arrow-right"
                      className="shrink-0 text-accent transition-transform group-hover:translate-x-1"
                    />
                  </span>
                </BannerLink>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
