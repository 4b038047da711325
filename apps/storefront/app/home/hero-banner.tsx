import { pictureSrcset, pictureUrl } from '@mantel/domain/picture'
import type { BannerPicture, MainBanner } from '@mantel/domain/store'
import { buttonClass } from '@mantel/ui/action/button'
import { BannerLink } from './banner-link.tsx'
import type { NamedCategories } from './load-home.ts'

/**
 * The main banner: a still life, a headline and one link. On wide screens the text is over the light wall in the
 * picture.
 */
export function HeroBanner({ banner, categories }: { banner: MainBanner; categories: NamedCategories }) {
  const { title, text, action, link, picture } = banner
  return (
    <section className="relative">
      <BannerScene picture={picture} />
      <div className="light-when-wide room xl:absolute xl:inset-x-0 xl:top-0 xl:flex xl:h-[80%] xl:items-center xl:text-ink">
        <div className="pt-8 sm:max-w-140 xl:max-w-[33%] xl:pt-0">
          <h1 className="display text-42 sm:text-56 xl:text-42">{title}</h1>
          <p className="mt-4 max-w-100 text-17 max-xl:text-muted">{text}</p>
          <p className="mt-6">
            <BannerLink link={link} categories={categories} className={buttonClass()}>
              {action}
            </BannerLink>
          </p>
        </div>
      </div>
    </section>
  )
}

const srcset = (image: string, widths: readonly number[]) =>
  pictureSrcset(
    image,
    widths.map((width) => ({ width, height: 0 })),
  )

/** The banner's picture in the crop for the screen's width. A fixed aspect ratio avoids a layout shift. */
function BannerScene({ picture: { banner, wide, phone, alt } }: { picture: BannerPicture }) {
  return (
    <picture className="block overflow-hidden bg-wash">
      <source media="(width >= 80rem)" srcSet={srcset(banner, [1280, 1600, 1920])} sizes="100vw" />
      <source media="(width >= 40rem)" srcSet={srcset(wide, [640, 960, 1280, 1600])} sizes="100vw" />
      <img
        srcSet={srcset(phone, [400, 640, 800, 960, 1200])}
        sizes="100vw"
        src={pictureUrl(phone, { width: 800, height: 0 })}
        width={1080}
        height={1350}
        alt={alt}
        fetchPriority="high"
        className="aspect-square w-full object-cover object-top sm:aspect-2/1 xl:aspect-16/5"
      />
    </picture>
  )
}
