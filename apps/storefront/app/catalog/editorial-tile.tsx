import type { CategoryView } from '@mantel/client'
import { Picture } from '@mantel/ui/picture/picture'
import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../store/store-link.tsx'

/** An editorial tile among the product cards: the category's promotion with a link to its post. */
export function EditorialTile({ promo }: { promo: NonNullable<CategoryView['promo']> }) {
  const t = useT()
  const { title, picture, link } = promo
  const content = (
    <>
      {picture && (
        <Picture
          image={picture}
          alt=""
          width={320}
          shape="1/1"
          widths={[320, 480, 640, 800]}
          sizes="(width >= 85rem) 333px, (width >= 48rem) 30vw, 92vw"
        />
      )}
      <span className="title-3 block">{title}</span>
      {link && <span className="underline decoration-accent underline-offset-4">{t('home.read_on')}</span>}
    </>
  )
  const tileClass = 'flex h-full flex-col gap-4 bg-wash p-5 no-underline'
  return link ? (
    <StoreLink to={link} className={tileClass}>
      {content}
    </StoreLink>
  ) : (
    <div className={tileClass}>{content}</div>
  )
}
