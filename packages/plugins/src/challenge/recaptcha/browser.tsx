import { ChallengeError, type SolveInBrowser } from '../browser.tsx'

type Api = {
  ready(callback: () => void): void
  execute(keyOrWidget: string | number, options?: { action: string }): Promise<string> | undefined
  render(container: HTMLElement, options: Record<string, unknown>): number
}

declare global {
  interface Window {
    grecaptcha?: Partial<Api> & { enterprise?: Api }
  }
}

type Data = { siteKey: string; mode: 'base' | 'enterprise'; version: 2 | 3; size: string; host: string }

let loading: Promise<Api> | null = null

/** Loads the script with the first challenge and waits for its ready flag; after a failure the next try loads it again. */
function load({ siteKey, mode, version, host }: Data, locale: string): Promise<Api> {
  loading ??= new Promise<Api>((resolve, reject) => {
    const fail = () => reject(new ChallengeError('recaptcha_load'))
    const script = document.createElement('script')
    const render = version === 3 ? siteKey : 'explicit'
    script.src = `${host}/recaptcha/${mode === 'enterprise' ? 'enterprise' : 'api'}.js?render=${render}&hl=${locale}`
    script.async = true
    script.onerror = fail
    script.onload = () => {
      const api = mode === 'enterprise' ? window.grecaptcha?.enterprise : (window.grecaptcha as Api | undefined)
      if (api?.ready) api.ready(() => resolve(api))
      else fail()
    }
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

export const solve: SolveInBrowser = async ({ data, purpose }, { container, locale, signal }) => {
  const settings = data as unknown as Data
  const api = await load(settings, locale)
  try {
    const token = await (settings.version === 3
      ? api.execute(settings.siteKey, { action: purpose })
      : solveWithWidget(api, settings, { purpose, container, signal }))
    if (!token) throw new Error('reCAPTCHA returned no token')
    return token
  } catch (cause) {
    throw new ChallengeError('recaptcha_execute', cause)
  }
}

/** Version 2: a checkbox, or an invisible widget that shows a task only if it doubts that the shopper is a person. */
function solveWithWidget(
  api: Api,
  { siteKey, size }: Data,
  { purpose, container, signal }: { purpose: string; container: HTMLElement; signal: AbortSignal },
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Each widget needs a new element, because Google refuses to render twice into the same one.
    const place = document.createElement('div')
    container.replaceChildren(place)
    signal.addEventListener('abort', () => reject(signal.reason))
    const widget = api.render(place, {
      sitekey: siteKey,
      size,
      action: purpose,
      callback: resolve,
      'error-callback': () => reject(new Error('reCAPTCHA called error-callback')),
      'expired-callback': () => reject(new Error('reCAPTCHA called expired-callback')),
    })
    if (size === 'invisible') void api.execute(widget)
  })
}
