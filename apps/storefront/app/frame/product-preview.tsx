import { Skeleton, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Picture } from '@mantel/ui/picture/picture'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { CardPrice } from '../catalog/card-price.tsx'
import { type PressedCard, pressedCard } from '../catalog/pressed-card.ts'
import { mainPicture, sizesOf } from '../product/gallery/main-picture.ts'

/** The card whose product is loading; null as soon as the product is shown, or cannot be opened. */
export function usePressedCard(): PressedCard | null {
  const card = useSyncExternalStore(pressedCard.subscribe, pressedCard.get, () => null)
  const { key, pathname } = useLocation()
  const isLoading = useNavigation().state !== 'idle'
  const last = useRef({ key, isLoading })
  useEffect(() => {
    const isOpened = last.current.key !== key
    const hasFailed = !isOpened && last.current.isLoading && !isLoading
    last.current = { key, isLoading }
    const isAddressPushed = history.state?.key !== key
    if (hasFailed && card && isAddressPushed) history.back()
    else if (isOpened || hasFailed) pressedCard.set(null)
  }, [key, isLoading, card])
  return card?.path === pathname ? null : card
}

/** The product page before the product has loaded, with the fields of the card that was clicked: name, picture, maker and price. */
export function ProductPreview({ card: { name, picture, maker, price } }: { card: PressedCard }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <article data-preview aria-busy="true" className="room">
      <SkeletonText className="w-60 py-4 max-md:py-2" />
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,42rem)_minmax(20rem,1fr)] lg:items-start xl:gap-x-20">
        <div className="max-md:-mx-(--room-margin)">
          <Picture {...mainPicture} image={picture} alt="" sizes={sizesOf('first')} priority="first" />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <h1 className="display text-32 md:text-42">{name}</h1>
            {maker && <p className="mt-2 text-17 text-muted">{maker}</p>}
          </div>
          <CardPrice price={price} />
          <SkeletonText lines={3} />
          <Skeleton className="h-12" />
        </div>
      </div>
    </article>
  )
}
