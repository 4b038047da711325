import { DataScript, readData } from '../page/data-script.tsx'
import type { Place } from './place.ts'

const elementId = 'place'

export function PlaceScript({ place }: { place: Place }) {
  return <DataScript id={elementId} data={place} />
}

export function readPlace(page: Document): Place {
  const place = readData(page, elementId)
  if (!place) throw new Error('The page holds no place')
  return place as Place
}
