import { type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../style/class-names.ts'
import { useModal } from './use-modal.ts'

export type PanelProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Stays visible below the scrolling content, for the main action. */
  footer?: ReactNode
  /** The element that gets the focus; default: the close button. */
  initialFocus?: RefObject<HTMLElement | null>
  hideTitle?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** A modal panel that slides in from an edge. left, right: full height. top: full width. */
export function Panel({ side = 'right', ...panel }: PanelProps & { side?: 'left' | 'right' | 'top' }) {
  return <ModalPanel {...panel} edge={side} />
}

/** A modal panel at the bottom edge, for content that wider screens show in a side column. */
export function BottomSheet(panel: PanelProps) {
  return <ModalPanel {...panel} edge="bottom" />
}

function ModalPanel({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  initialFocus,
  hideTitle = false,
  id,
  className,
  edge,
  children,
}: PanelProps & { edge: 'left' | 'right' | 'top' | 'bottom' }) {
  const titleId = useId()
  const modal = useModal(open, onClose, initialFocus)
  return (
    <dialog
      {...modal}
      id={id}
      className={classNames('ui-panel', `ui-panel-${edge}`, className)}
      aria-labelledby={titleId}
      closedby="any"
    >
      <div className="ui-panel-inside">
        <div className="ui-panel-head">
          <h2 id={titleId} className={hideTitle ? 'ui-hidden' : 'ui-panel-title'}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} onClick={onClose} className="ui-panel-close" />
        </div>
        <div className="ui-panel-body">{children}</div>
        <div data-notice-slot />
        {footer != null && <div className="ui-panel-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
