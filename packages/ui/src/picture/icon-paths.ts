/** SVG path data on a 24 × 24 grid, drawn for this shop. `filled` paths get a fill and a stroke. */
const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7L12 16.8l-5.1 2.7 1-5.7-4.1-4 5.7-.8z'
const heart = 'M12 20s-7.5-4.6-7.5-10.2A4.3 4.3 0 0 1 12 7.2a4.3 4.3 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20z'
const ring = 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z'
const lens = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.2 15.2l5.3 5.3'

export const iconPaths = {
  'arrow-left': 'M20 12H4M10 6l-6 6 6 6',
  'arrow-right': 'M4 12h16M14 6l6 6-6 6',
  bag: 'M5 8.5h14l-.9 12H5.9zM8.5 11V7a3.5 3.5 0 0 1 7 0v4',
  calendar: 'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V8M15.5 3.5V8',
  check: 'M5 12.5l4.5 4.5L19 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  clock: `${ring}M12 7v5l3.2 2`,
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  compare: 'M12 4v16M8 20h8M5 7.5L12 6l7 1.5M5 7.5L2.5 14h5zM19 7.5L16.5 14h5z',
  download: 'M12 4v11.5M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15',
  filter:
    'M4 7.5h9M17 7.5h3M17 7.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM4 16.5h3M11 16.5h9M11 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  globe: `${ring}M3.5 12h17M12 3.5c2.6 2.4 3.8 5.2 3.8 8.5s-1.2 6.1-3.8 8.5c-2.6-2.4-3.8-5.2-3.8-8.5s1.2-6.1 3.8-8.5z`,
  heart,
  info: `${ring}M12 11v5.5M12 7.5v.1`,
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M3.5 7h17M3.5 12h11M3.5 17h17',
  minus: 'M5 12h14',
  offline: 'M4 4l16 16M9.5 5.6A6 6 0 0 1 17.7 10a4.3 4.3 0 0 1 2.4 7.2M16 18.5H7.2a4.2 4.2 0 0 1-1-8.3c0-.4.1-.9.2-1.3',
  parcel: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5M8 6l8 4',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  play: { filled: 'M8 5v14l11-7z' },
  plus: 'M12 5v14M5 12h14',
  return: 'M8.5 6.5l-4 4 4 4M4.5 10.5h10a5 5 0 0 1 0 10H9',
  search: lens,
  sort: 'M7.5 4.5v15M4 16l3.5 3.5L11 16M16.5 19.5v-15M13 8l3.5-3.5L20 8',
  star,
  'star-full': { filled: star },
  'star-half': { line: star, filled: 'M12 3.8v13l-5.1 2.7 1-5.7-4.1-4 5.7-.8z' },
  warning: 'M12 4l9 15.5H3zM12 10v4.5M12 17v.1',
  zoom: `${lens}M10.5 8v5M8 10.5h5`,
} as const satisfies Record<string, string | { line?: string; filled: string }>
