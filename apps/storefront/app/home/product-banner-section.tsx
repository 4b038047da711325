import type { ProductBanner } from '@mantel/domain/store'
import { buttonClass } from '@mantel/ui/action/button'
import { Picture } from '@mantel/ui/picture/picture'
import { BannerLink } from './banner-link.tsx'
import type { NamedCategories } from './load-home.ts'

/** A banner between two lists: a picture, a text and a link. */
export function ProductBannerSection({ banner, categories }: { banner: ProductBanner; categories: NamedCategories }) {
  const { title, text, action, link, picture } = banner
  return (
    <section className="grid items-center gap-6 border-hairline border-y py-8 md:grid-cols-[1fr_2fr] md:gap-12 md:py-12">
      <Picture
        image={picture}
        alt=""
        width={480}
        shape="2/1"
        widths={[320, 480, 640, 960]}
        sizes="(width >= 85rem) 424px, (width >= 48rem) 30vw, 92vw"
        action="resize"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="max-w-measure">
          <h2 className="title-3">{title}</h2>
          <p className="mt-2 text-muted">{text}</p>
        </div>
        <BannerLink link={link} categories={categories} className={buttonClass({ variant: 'quiet' })}>
          {action}
        </BannerLink>
      </div>
    </section>
  )
}
