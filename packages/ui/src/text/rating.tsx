import { Icon } from '../picture/icon.tsx'
import { classNames } from '../style/class-names.ts'

/** Five stars, rounded to the nearest half. The label is the alternative text: "4.5 out of 5, 12 reviews". */
export function Rating({ value, label, className }: { value: number; label: string; className?: string }) {
  const halves = Math.round(value * 2)
  return (
    <span role="img" aria-label={label} className={classNames('ui-rating', className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          name={halves >= star * 2 ? 'star-full' : halves === star * 2 - 1 ? 'star-half' : 'star'}
          size={16}
        />
      ))}
    </span>
  )
}
