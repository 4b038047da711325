/** Lives inside buttons only; everything else waits as a skeleton. */
export function Spinner() {
  return <span className="ui-spinner" aria-hidden="true" />
}
