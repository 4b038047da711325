import type { Page } from 'playwright-core'
import type { Press } from './interactions-presses.ts'

const timeoutMs = 20_000

/** Presses the target and returns the milliseconds until the first frames that show the effect and the final content. */
export async function watchPress(page: Page, press: Press): Promise<{ effect: number; final: number }> {
  const target = page.locator(press.target).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${press.name}: ${press.target} is not visible`)
  await page.evaluate(watchingCode(press))
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (press.isPhone) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  return page.evaluate('window.pressWatch')
}

/**
 * Runs in the page. The time starts with the browser's time stamp of the press, so that delays by a busy main thread count. The
 * time ends when the frame in which the effect or the content was found has been painted.
 */
const watchingCode = ({ name, target: selector, effect, final }: Press) => `(() => {
  const target = document.querySelector(${JSON.stringify(selector)})
  const before = target.cloneNode(true)
  const textOf = (query) => document.querySelector(query)?.textContent ?? ''
  const statusBefore = textOf('main [role=status]')
  const hasEffect = () => ${effect}
  const isFinal = () => ${final}
  window.pressWatch = new Promise((resolve, reject) => {
    addEventListener('pointerdown', ({ timeStamp }) => {
      let seenAt = 0
      const checkFrame = () => {
        const isFirst = seenAt === 0 && hasEffect()
        const isDone = (isFirst || seenAt > 0) && isFinal()
        const painted = new MessageChannel()
        painted.port1.onmessage = () => {
          const shown = performance.now() - timeStamp
          if (isFirst) seenAt = shown
          if (isDone) resolve({ effect: seenAt, final: shown })
          else if (shown > ${timeoutMs}) reject(new Error(${JSON.stringify(name)} + (seenAt ? ': no final content' : ': no effect')))
          else requestAnimationFrame(checkFrame)
        }
        painted.port2.postMessage(null)
      }
      requestAnimationFrame(checkFrame)
    }, { capture: true, once: true })
  })
})()`
