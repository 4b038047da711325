import type { CategoryView } from '@mantel/client'
import { images } from '@mantel/domain/constants'
import { pictureSrcset, pictureUrl } from '@mantel/domain/picture'
import { chipClass } from '@mantel/ui/action/chip'
import { Breadcrumb } from '@mantel/ui/layout/breadcrumb'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'
import { plainText } from './plain-text.ts'

/** The category's picture, breadcrumb, name, description and links to its subcategories. */
export function CategoryHeading({ category }: { category: CategoryView }) {
  const t = useT()
  const { name, ancestors, children, headingPicture } = category
  const description = plainText(category.description)
  return (
    <>
      {headingPicture && <HeadingPicture image={headingPicture} />}
      <div className="room">
        <Breadcrumb
          label={t('breadcrumb.label')}
          className="pt-4"
          items={[
            { key: 'home', content: <StoreLink to="/">{t('title.home')}</StoreLink> },
            ...ancestors.map(({ id, path, name: text }) => ({
              key: String(id),
              content: <StoreLink to={path}>{text}</StoreLink>,
            })),
            { key: 'here', content: name },
          ]}
        />
        <div className="items-end justify-between gap-x-16 gap-y-3 pt-2 pb-6 lg:flex">
          <h1 className="title-1">{name}</h1>
          {description && <p className="max-w-measure text-17 text-muted max-lg:mt-3 text-pretty">{description}</p>}
        </div>
        {children.length > 0 && (
          <nav aria-label={t('list.subcategories', { name })} className="pb-5">
            <ul className="-m-1 flex gap-2 overflow-x-auto p-1 [scrollbar-width:none] lg:flex-wrap">
              {children.map((child) => (
                <li key={child.id} className="flex-none">
                  <StoreLink to={child.path} className={chipClass()}>
                    {child.name}
                  </StoreLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </>
  )
}

const phoneSizes = [640, 960, 1280].map((width) => ({ width, height: (width * 5) / 16 }))
const { pageHeading } = images
const wideSizes = [960, 1280, 1600, pageHeading.width].map((width) => ({
  width,
  height: Math.round((width * pageHeading.height) / pageHeading.width),
}))

/** The picture has the proportions of a page heading. On phones that would be a thin strip, so there it is cropped to 16:5. */
function HeadingPicture({ image }: { image: string }) {
  return (
    <picture className="block bg-wash">
      <source
        media="(width < 48rem)"
        srcSet={pictureSrcset(image, phoneSizes, 'fit')}
        sizes="100vw"
        width={640}
        height={200}
      />
      <img
        sizes="100vw"
        srcSet={pictureSrcset(image, wideSizes, 'fit')}
        src={pictureUrl(image, pageHeading, 'fit')}
        {...pageHeading}
        alt=""
        fetchPriority="high"
        decoding="async"
        className="h-auto w-full object-cover"
      />
    </picture>
  )
}
