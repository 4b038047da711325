import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture, shapes } from './picture.tsx'

const css = readFileSync(join(import.meta.dirname, 'picture.css'), 'utf8')

it.each(shapes)('keeps the aspect ratio %s for every file', (shape) => {
  const html = renderToStaticMarkup(<Picture image="/c/l/clock.jpg" alt="" width={480} shape={shape} />)
  const name = /shape-\d-\d/.exec(html)?.[0]
  const rule = new RegExp(`\\.${name} > img \\{\\s*aspect-ratio: ([^;]*);`).exec(css)?.[1]
  const [ruleWidth, ruleHeight = 1] = rule!.split('/').map(Number)
  const [width, height] = shape.split('/').map(Number)
  expect(ruleWidth! / ruleHeight).toBe(width! / height!)
  expect(html).toContain(`width="480" height="${(480 * height!) / width!}"`)
})
