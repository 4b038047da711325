export const home = {
  'home.headline': 'The things on a mantelpiece',
  'home.opening': 'A clock that ticks, a picture leaning, a framed photograph, a card someone sent.',
  'home.title': 'Clocks, wall art, photo frames and greeting cards',
  'home.description':
    'Clocks, wall art, photo frames and greeting cards, chosen with care and made to stay a while. Delivered to your door.',
  'home.worlds': 'Shop by category',
  'home.bestsellers': 'Best sellers',
  'home.bestsellers_text': 'What our customers are buying most right now.',
  'home.outlet': 'Outlet',
  'home.outlet_text': 'Last few in stock, at lower prices.',
  'home.wallart': 'Wall art',
  'home.photoframes': 'Photo frames',
  'home.greetingcards': 'Greeting cards',
  'home.clocks': 'Clocks',
  'home.see_all': 'See all',
  'home.journal': 'From the journal',
  'home.read_on': 'Read more',
  'home.none': 'There are no products here yet. Please check back soon.',
  'home.offline': 'You’re offline. Our products will be here again once you’re back online.',

  'carousel.previous': 'Previous products',
  'carousel.next': 'Next products',
} as const
