import { classNames } from '../style/class-names.ts'
import { mantelScene, personScene } from './scale-scene.ts'

/** Shows a product to scale, beside a person of 180 cm or on a mantel of 60 cm. */
export function ScaleDrawing({
  widthCm,
  heightCm,
  round = false,
  reference,
  label,
  className,
}: {
  widthCm: number
  heightCm: number
  round?: boolean
  reference: 'person' | 'mantel'
  /** The alternative text: "50 × 70 cm beside a person of 180 cm". */
  label: string
  className?: string
}) {
  const size = { width: widthCm, height: heightCm }
  const { sheet, thing, room } = reference === 'person' ? personScene(size) : mantelScene(size)
  /** Keeps the stroke width constant at any scale. */
  const strokeProps = { vectorEffect: 'non-scaling-stroke' } as const
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
      <path className="ui-scale-room" d={room} {...strokeProps} />
      {round ? (
        <ellipse
          className="ui-scale-thing"
          cx={thing.x + widthCm / 2}
          cy={thing.y + heightCm / 2}
          rx={widthCm / 2}
          ry={heightCm / 2}
          {...strokeProps}
        />
      ) : (
        <rect className="ui-scale-thing" {...thing} {...size} {...strokeProps} />
      )}
    </svg>
  )
}
