import type { MainBanner } from '@mantel/domain/store'
import { buttonClass } from '@mantel/ui/action/button'
import { BannerLink } from './banner-link.tsx'
import type { NamedCategories } from './load-home.ts'
import { OpeningScene } from './scene.tsx'

/** One still life, a short line, one action. On wide screens the line stands on the wall in the picture, which stays light. */
export function Opening({ banner, categories }: { banner: MainBanner; categories: NamedCategories }) {
  const { title, text, action, link, picture } = banner
  return (
    <section className="relative">
      <OpeningScene picture={picture} />
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
