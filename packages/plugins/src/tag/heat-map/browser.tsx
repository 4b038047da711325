import type { OpenTag } from '../browser.tsx'

type Command = { (...command: unknown[]): void; q?: unknown[] }

declare global {
  interface Window {
    hj?: Command
    _hjSettings?: { hjid: number; hjsv: number }
  }
}

const scriptVersion = 6

export const open: OpenTag = ({ id, host }, { userId, loadScript }) => {
  window._hjSettings = { hjid: Number(id), hjsv: scriptVersion }
  const waiting: unknown[][] = []
  const queue: Command = Object.assign((...command: unknown[]) => void waiting.push(command), { q: waiting })
  window.hj ??= queue
  if (userId) window.hj('identify', userId, {})
  loadScript(`${host}/c/hotjar-${id}.js?sv=${scriptVersion}`)
  return {
    setUser: (user) => window.hj?.('identify', user, {}),
    // Reads window.hj with every event, because the vendor's script replaces the queue.
    send: (event) =>
      event.type === 'page_view' ? window.hj?.('stateChange', event.path) : window.hj?.('event', event.type),
  }
}
