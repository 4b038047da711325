/** A product as all views use it: drawn in millimetres, upright, from the front. */
export type Box = { x: number; y: number; w: number; h: number }

export type DrawnProduct = {
  /** The bounding box. */
  box: Box
  /** The main outline, used for the side in angled views (filled with `side`) and for the shadow. */
  outline: string
  front: string
  /** Depth from front to back. */
  depth: number
  side: string
  /** True for a product that stands on its lower edge, false for one that hangs on the wall. */
  stands: boolean
  /** Thin and slightly tilted, with an easel back. */
  leans?: boolean
  /** Centre and width of the close-up, in mm. */
  focus: { x: number; y: number; w: number }
  /** The outline is the circle inside the box. */
  round?: boolean
  /** The outline is the box. */
  boxy?: boolean
  /** Has openings, so angled views draw no side. */
  open?: boolean
  /** The shadow on the wall, where the outline's shadow would be wrong. */
  shadow?: string
  /** Markup of the view from behind, where the outline is not enough. */
  behind?: string
  /** The front without pins and clips. */
  loose?: string
}
