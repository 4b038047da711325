import { pictureSrcset, pictureUrl } from '@mantel/domain/picture'
import type { BannerPicture } from '@mantel/domain/store'

const srcset = (image: string, widths: readonly number[]) =>
  pictureSrcset(
    image,
    widths.map((width) => ({ width, height: 0 })),
  )

/** The still life that opens the page, in the cut that suits the screen. Its place is kept from the first paint. */
export function OpeningScene({ picture: { banner, wide, phone, alt } }: { picture: BannerPicture }) {
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
