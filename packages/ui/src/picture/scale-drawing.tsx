import { classNames } from '../style/class-names.ts'
import { besidePerson, onMantel } from './scale-scene.ts'

/** How large a thing is, beside a person of 180 cm or on a mantel of 60 cm, to scale. */
export function ScaleDrawing({
  widthCm,
  heightCm,
  round = false,
  beside,
  label,
  className,
}: {
  widthCm: number
  heightCm: number
  round?: boolean
  beside: 'person' | 'mantel'
  /** Says it in words: "50 × 70 cm beside a person of 180 cm". */
  label: string
  className?: string
}) {
  const size = { width: widthCm, height: heightCm }
  const { sheet, thing, room } = beside === 'person' ? besidePerson(size) : onMantel(size)
  /** Lines stay as thin as the icons', whatever the scale. */
  const pen = { vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={label}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      className={classNames('ui-scale', className)}
    >
      <path className="ui-scale-room" d={room} {...pen} />
      {round ? (
        <ellipse
          className="ui-scale-thing"
          cx={thing.x + widthCm / 2}
          cy={thing.y + heightCm / 2}
          rx={widthCm / 2}
          ry={heightCm / 2}
          {...pen}
        />
      ) : (
        <rect className="ui-scale-thing" {...thing} {...size} {...pen} />
      )}
    </svg>
  )
}
