import type { ReactNode } from 'react'
import { LineArt } from './line-art.tsx'

/** Line drawings of products: ink for the object, grey for its surroundings, brass for the accent. */
const drawings = {
  /** An error, or content that is temporarily unavailable. */
  'stopped-clock': (
    <>
      <path className="ui-drawing-quiet" d="M14 138h172M34 138v9M166 138v9" />
      <path d="M58 138v-9h84v9M66 129V70a34 34 0 0 1 68 0v59" />
      <circle cx="100" cy="70" r="24" />
      <path d="M100 50v4M100 86v4M80 70h4M116 70h4" />
      <path className="ui-drawing-accent" d="M100 70v16M100 70l-3.5 11" />
      <path d="M88 106h24v23H88zM100 106v9" />
      <circle className="ui-drawing-accent" cx="100" cy="119" r="4" />
      <path
        className="ui-drawing-accent"
        d="M152 134h15M154 134v3.5M158 134v3.5M177 134a5 5 0 1 1-10 0 5 5 0 0 1 10 0z"
      />
    </>
  ),
  /** An empty search result or an empty list. */
  'empty-frame': (
    <>
      <circle className="ui-drawing-accent" cx="102" cy="14" r="2.5" />
      <path className="ui-drawing-quiet" d="M102 17L66 44M102 17l31 24" />
      <g transform="rotate(-4 100 92)">
        <path d="M50 44h100v96H50zM62 56h76v72H62z" />
        <path d="M50 44l12 12M150 44l-12 12M150 140l-12-12M50 140l12-12" />
        <path className="ui-drawing-quiet" d="M76 70h48v44H76z" />
      </g>
    </>
  ),
  /** Page not found. */
  'bare-shelf': (
    <>
      <path d="M14 112h172v8H14zM30 120v10c0 6 8 4 8 12M170 120v10c0 6-8 4-8 12" />
      <path className="ui-drawing-quiet" d="M62 108V70a30 30 0 0 1 60 0v38" strokeDasharray="3 6" />
      <path d="M138 112V84h26v28M143 112V89h16v23" />
      <path className="ui-drawing-accent" d="M62 108h60" />
    </>
  ),
  /** No connection: a request is still in the queue. */
  'waiting-letter': (
    <>
      <path className="ui-drawing-quiet" d="M14 138h172M34 138v9M166 138v9" />
      <path d="M46 138V68h104v70zM46 68l52 42 52-42M46 138l40-38M150 138l-40-38" />
      <circle className="ui-drawing-accent" cx="98" cy="108" r="7" />
      <path className="ui-drawing-quiet" d="M106 52c10-18 30-28 58-24" strokeDasharray="3 6" />
      <path className="ui-drawing-quiet" d="M172 22l10 10M182 22l-10 10" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type DrawingName = keyof typeof drawings

export const drawingNames = Object.keys(drawings) as DrawingName[]

/** Decorative: always used beside a text with the same meaning. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <LineArt width={200} height={160} className="ui-drawing">
      {drawings[name]}
    </LineArt>
  )
}
