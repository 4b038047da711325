export const home = {
  'home.headline': 'The things on a mantelpiece',
  'home.opening': 'A clock that ticks, a picture leaning, a framed photograph, a card someone sent.',
  'home.title': 'Clocks, wall art, photo frames and greeting cards',
  'home.description':
    'Clocks, wall art, photo frames and greeting cards, chosen with care and made to stay a while. Delivered to your door.',
  'home.worlds': 'Four worlds',
  'home.bestsellers': 'Best sellers',
  'home.bestsellers_text': 'What found a home most often lately.',
  'home.outlet': 'Outlet',
  'home.outlet_text': 'Last pieces, kindly priced.',
  'home.wallart': 'Wall art',
  'home.photoframes': 'Photo frames',
  'home.greetingcards': 'Greeting cards',
  'home.clocks': 'Clocks',
  'home.see_all': 'See all',
  'home.journal': 'From the journal',
  'home.read_on': 'Read on',
  'home.none': 'The shelves are being filled. Please come back in a moment.',

  'shelf.previous': 'Back along the shelf',
  'shelf.next': 'Further along the shelf',
} as const
