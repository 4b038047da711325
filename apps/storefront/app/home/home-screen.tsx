import { usePlace } from '../place/place-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import { ProductShelf } from '../product/product-shelf.tsx'
import type { HomePage } from './load-home.ts'

export function HomeScreen({ lists }: HomePage) {
  const { website } = usePlace()
  return (
    <>
      <h1>{website.name}</h1>
      {lists.map(({ name, title, path, cards }) => (
        <section key={name} aria-labelledby={`list-${name}`}>
          <h2 id={`list-${name}`}>
            <StoreLink to={path}>{title}</StoreLink>
          </h2>
          <ProductShelf cards={cards} />
        </section>
      ))}
    </>
  )
}
