/** A thing as the stages place it: drawn in millimetres, upright, seen square on. */
export type Box = { x: number; y: number; w: number; h: number }

export type Body = {
  /** Everything that is seen of it. */
  box: Box
  /** Its main outline, filled by `side` for the thickness when it is turned, and cast as a shadow. */
  outline: string
  front: string
  /** Front to back. */
  depth: number
  side: string
  /** Stands on its own lower edge; otherwise it hangs. */
  stands: boolean
  /** Stands on an easel back: a thin thing, tilted a little. */
  leans?: boolean
  /** Where a close-up looks: centre and how much of the width it shows, in mm. */
  focus: { x: number; y: number; w: number }
  /** The outline is the box's circle. */
  round?: boolean
  /** The outline is the box. */
  boxy?: boolean
  /** One can see through it: it has no side to show. */
  open?: boolean
  /** Its shadow on the wall, where the outline's would be wrong. */
  shadow?: string
  /** What one sees of it from behind, where the outline alone would be wrong. */
  behind?: string
  /** The front without the pins and clips it hangs by. */
  loose?: string
}
