/** How long a navigation waits for the early load alone, in milliseconds. */
const patienceMs = 500

/**
 * Returns the page that started to load before its navigation (the early load). If that load fails, or takes long because the server is
 * slow or does not answer, the navigation also loads the page as usual, which may find it in the browser's storage. The load that
 * finishes first is used.
 *
 * @param early resolves to null if the early load has failed.
 */
export async function raceEarlyLoad<Page>(early: Promise<Page | null>, load: () => Promise<Page>): Promise<Page> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const impatience = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null)
  })
  const page = await Promise.race([early, impatience])
  clearTimeout(timer)
  if (page) return page
  const normalLoad = load()
  return Promise.any([early.then((one) => one ?? normalLoad), normalLoad]).catch(() => normalLoad)
}
