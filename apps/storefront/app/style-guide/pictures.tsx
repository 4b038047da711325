import { Carousel } from '@mantel/ui/layout/carousel'
import { Loading, Skeleton, SkeletonText } from '@mantel/ui/layout/skeleton'
import { Picture } from '@mantel/ui/picture/picture'
import { ScaleDrawing } from '@mantel/ui/picture/scale-drawing'
import { Badge } from '@mantel/ui/text/badge'
import { Price } from '@mantel/ui/text/price'
import { Example, Examples, Section } from './section.tsx'

const things = [
  ['Hollin wall clock', 'Oak', '£48.00'],
  ['Low tide, no. 4', 'Print', '£32.00'],
  ['Linen mount frame', 'Ash', '£27.50'],
  ['With love, folded', 'Card', '£3.40'],
  ['Quarter hour', 'Walnut', '£84.00'],
  ['North hills', 'Canvas', '£118.00'],
] as const

export function Pictures() {
  return (
    <Section
      id="pictures"
      title="Pictures"
      text="A picture reserves its space and shows a plain colour until it has loaded."
    >
      <Example name="Carousel">
        <Carousel
          label="Products"
          previousLabel="Previous products"
          nextLabel="Next products"
          items={things.map(([name, note, price], at) => ({
            key: name,
            content: (
              <div className="relative">
                <span className="ui-carousel-picture">
                  <Picture image={null} alt="" width={240} shape="4/5" sizes="(width >= 64rem) 20vw, 45vw" />
                </span>
                {at === 1 && (
                  <Badge tone="sale" className="absolute top-2 left-2">
                    Sale
                  </Badge>
                )}
                <p>{name}</p>
                <p className="text-13 text-muted">{note}</p>
                <Price current={price} />
              </div>
            ),
          }))}
        />
      </Example>
      <Examples>
        <Example name="Loading">
          <Loading label="Loading products" className="grid grid-cols-2 gap-4">
            <div>
              <Skeleton className="aspect-4/5" />
              <SkeletonText lines={2} className="mt-3" />
            </div>
            <div>
              <Skeleton className="aspect-4/5" />
              <SkeletonText lines={2} className="mt-3" />
            </div>
          </Loading>
        </Example>
        <Example name="To scale">
          <div className="flex flex-wrap items-end gap-6">
            <ScaleDrawing
              reference="person"
              widthCm={59}
              heightCm={84}
              label="59 × 84 cm next to a person 180 cm tall"
            />
            <ScaleDrawing reference="mantel" widthCm={18} heightCm={24} label="18 × 24 cm on a 60 cm mantelpiece" />
            <ScaleDrawing
              reference="mantel"
              widthCm={30}
              heightCm={30}
              round
              label="30 cm across on a 60 cm mantelpiece"
            />
          </div>
        </Example>
      </Examples>
    </Section>
  )
}
