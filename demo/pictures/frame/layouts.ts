import type { SizeCm } from '../recipe.ts'
import type { FrameLayout } from '../vocabulary.ts'
import type { MountWindow } from './mount.ts'

/** Windows in mm around the origin, and the opening of the frame that holds them. */
export type Layout = { windows: MountWindow[]; w: number; h: number }

/** `edge` is the width of the board around the windows. */
export function layoutOf(kind: FrameLayout, photo: SizeCm, edge: number): Layout {
  const [w, h] = [photo.width * 10, photo.height * 10]
  const gap = Math.max(8, edge * 0.55)
  const grid = (cols: number, rows: number): MountWindow[] =>
    Array.from({ length: cols * rows }, (_, i) => ({
      x: (i % cols) * (w + gap),
      y: Math.floor(i / cols) * (h + gap),
      w,
      h,
    }))
  const windows = ((): MountWindow[] => {
    switch (kind) {
      case 'single':
        return grid(1, 1)
      case 'oval':
        return [{ x: 0, y: 0, w, h, oval: true }]
      case 'double':
        return w > h ? grid(1, 2) : grid(2, 1)
      case 'triptych':
        return w > h ? grid(1, 3) : grid(3, 1)
      case 'grid4':
        return grid(2, 2)
      case 'strip4':
        return w > h ? grid(1, 4) : grid(4, 1)
      case 'grid9':
        return grid(3, 3)
      case 'collage5': {
        const [bw, bh] = [w * 2 + gap, h * 2 + gap]
        const [sw, sh] = [bw, h]
        return [
          { x: 0, y: 0, w: bw, h: bh },
          { x: bw + gap, y: 0, w, h },
          { x: bw + gap, y: h + gap, w, h },
          { x: 0, y: bh + gap, w: sw, h: sh },
          { x: bw + gap, y: bh + gap, w, h },
        ]
      }
    }
  })()
  const width = Math.max(...windows.map((one) => one.x + one.w)) + 2 * edge
  const height = Math.max(...windows.map((one) => one.y + one.h)) + 2 * edge
  return {
    windows: windows.map((one) => ({ ...one, x: one.x + edge - width / 2, y: one.y + edge - height / 2 })),
    w: width,
    h: height,
  }
}
