import { type ReactNode, type RefObject, useId } from 'react'
import { IconButton } from '../action/icon-button.tsx'
import { classNames } from '../style/class-names.ts'
import { useModal } from './use-modal.ts'

export type PanelProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** Stays in sight below the scrolling content: the one action. */
  footer?: ReactNode
  /** Gets the focus; without it the close button does. */
  initialFocus?: RefObject<HTMLElement | null>
  hideTitle?: boolean
  id?: string
  className?: string
  children: ReactNode
}

/** Slides in over the page with its overlay. left, right: full height. top: full width. */
export function Panel({ side = 'right', ...panel }: PanelProps & { side?: 'left' | 'right' | 'top' }) {
  return <ModalPanel {...panel} place={side} />
}

/** From the bottom edge, for what stands in a side column on wider screens. */
export function BottomSheet(panel: PanelProps) {
  return <ModalPanel {...panel} place="bottom" />
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
  place,
  children,
}: PanelProps & { place: 'left' | 'right' | 'top' | 'bottom' }) {
  const titleId = useId()
  const modal = useModal(open, onClose, initialFocus)
  return (
    <dialog
      {...modal}
      id={id}
      className={classNames('ui-panel', `ui-panel-${place}`, className)}
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
        {footer != null && <div className="ui-panel-foot">{footer}</div>}
      </div>
    </dialog>
  )
}
