import type { Original } from '../platform/files/index.ts'
import { versionOf } from '../platform/files/index.ts'

/**
 * The image of products without one: an empty picture frame above a shelf. The drawing fits into the central square, so that a square
 * crop shows all of it.
 */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1500" viewBox="0 0 1200 1500">
<defs>
<linearGradient id="wall" x2="1" y2="1"><stop stop-color="#F4EEE3"/><stop offset="1" stop-color="#E2D8C7"/></linearGradient>
<linearGradient id="wood" x2="1" y2="1"><stop stop-color="#B98A4E"/><stop offset="1" stop-color="#855510"/></linearGradient>
<radialGradient id="shade"><stop stop-color="#1F1B16" stop-opacity=".28"/><stop offset="1" stop-color="#1F1B16" stop-opacity="0"/></radialGradient>
</defs>
<rect width="1200" height="1500" fill="url(#wall)"/>
<rect y="1150" width="1200" height="14" fill="#D3C6B1"/>
<rect y="1164" width="1200" height="336" fill="#E9E0D1"/>
<ellipse cx="630" cy="1152" rx="330" ry="22" fill="url(#shade)"/>
<path d="M330 420h540v730h-540z" fill="url(#wood)"/>
<path d="M330 420h540l-34 34h-472zM330 420v730l34-34v-662z" fill="#fff" fill-opacity=".16"/>
<path d="M870 420v730h-540l34-34h472v-662z" fill="#1F1B16" fill-opacity=".12"/>
<path d="M364 454h472v662h-472z" fill="#FBF8F3"/>
<path d="M444 554h312v462h-312z" fill="#EDE5D8"/>
<path d="M444 554h312v462h-312z" fill="none" stroke="#D3C6B1" stroke-width="3"/>
</svg>`

const body = Buffer.from(drawing)

export const placeholder: Original = {
  path: 'placeholder.svg',
  type: 'svg',
  version: versionOf(body),
  read: async () => body,
}
