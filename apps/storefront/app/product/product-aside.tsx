import type { ProductView } from '@mantel/client'
import { absoluteUrl } from '../place/place.ts'
import { usePlace } from '../place/place-context.tsx'
import { DeliveryNote } from './around/delivery-note.tsx'
import { Share } from './around/share.tsx'

/** What stands beside the pictures, below the choice. */
export function ProductAside({ product: { typeId, path, name } }: { product: ProductView }) {
  const place = usePlace()
  return (
    <>
      <DeliveryNote typeId={typeId} />
      <Share url={absoluteUrl(place, path)} name={name} />
    </>
  )
}
