import { classNames } from '../style/class-names.ts'

/** The name under a hairline, like the shelf it is called after. suffix is the sibling's: "Trade". */
export function Wordmark({ name, suffix, className }: { name: string; suffix?: string; className?: string }) {
  return (
    <span className={classNames('ui-wordmark', className)}>
      <span className="ui-wordmark-name">{name}</span>
      {suffix && <span className="ui-wordmark-suffix"> {suffix}</span>}
    </span>
  )
}
