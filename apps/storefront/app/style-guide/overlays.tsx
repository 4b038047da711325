import { Button } from '@mantel/ui/action/button'
import { Notice } from '@mantel/ui/overlay/notice'
import { NoticeRegion } from '@mantel/ui/overlay/notice-region'
import { BottomSheet, Panel } from '@mantel/ui/overlay/panel'
import { ProgressBar } from '@mantel/ui/overlay/progress-bar'
import { useState } from 'react'
import { Example, Examples, Section } from './section.tsx'

const edges = ['left', 'right', 'top', 'sheet'] as const
type Edge = (typeof edges)[number]

export function Overlays() {
  const [open, setOpen] = useState<Edge | null>(null)
  const [notices, setNotices] = useState<number[]>([])
  const [loading, setLoading] = useState(false)
  const close = () => setOpen(null)
  const addNotice = () => setNotices((now) => [...now, (now.at(-1) ?? 0) + 1])
  const panelContent = (
    <div className="grid gap-4">
      <p>Focus stays inside, Escape and the overlay close it, and the focus returns to the button.</p>
      <Button variant="quiet" onClick={addNotice}>
        Say something
      </Button>
    </div>
  )
  const footer = <Button wide>The one action</Button>
  const texts = { title: 'A panel', closeLabel: 'Close', onClose: close, footer }
  return (
    <Section
      id="overlays"
      title="Overlays"
      text="Panels slide 16 px with their overlay; notices disappear after 5 seconds."
    >
      <Examples>
        <Example name="Panels">
          <div className="flex flex-wrap gap-3">
            {edges.map((edge) => (
              <Button key={edge} variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen(edge)}>
                {edge}
              </Button>
            ))}
          </div>
        </Example>
        <Example name="Progress">
          <Button variant="quiet" size="small" className="w-fit" onClick={() => setLoading(!loading)}>
            {loading ? 'Arrive' : 'Leave'}
          </Button>
        </Example>
        <Example name="Notices over the page">
          <Button variant="quiet" size="small" className="w-fit" onClick={addNotice}>
            Say something
          </Button>
        </Example>
        <Notice>Deliveries to the islands take a day longer this week.</Notice>
        <Notice
          tone="success"
          actions={
            <Button variant="link" size="small">
              Proceed to checkout
            </Button>
          }
        >
          Product has been added to the cart!
        </Notice>
        <Notice tone="warning">The stock of this clock is not certain at the moment.</Notice>
        <Notice tone="error" onDismiss={close} dismissLabel="Dismiss">
          Something went wrong. Try again in a few seconds.
        </Notice>
        <Notice look="float" tone="success" onDismiss={close} dismissLabel="Dismiss">
          It floats.
        </Notice>
      </Examples>
      {(['left', 'right', 'top'] as const).map((side) => (
        <Panel key={side} side={side} open={open === side} {...texts}>
          {panelContent}
        </Panel>
      ))}
      <BottomSheet open={open === 'sheet'} {...texts} title="A sheet">
        {panelContent}
      </BottomSheet>
      <NoticeRegion label="Notifications to try">
        {notices.map((notice) => (
          <Notice
            key={notice}
            look="float"
            tone="success"
            dismissLabel="Dismiss"
            onDismiss={() => setNotices((now) => now.filter((other) => other !== notice))}
          >
            Example notice number {notice}.
          </Notice>
        ))}
      </NoticeRegion>
      <ProgressBar active={loading} label="Loading page" />
    </Section>
  )
}
