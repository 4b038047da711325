/** Where one is in the row, for phones; the row itself says it to those who listen. */
export function Dots({ count, at }: { count: number; at: number }) {
  return (
    <p aria-hidden="true" className="flex justify-center gap-2 pt-3 lg:hidden">
      {Array.from({ length: count }, (_, dot) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are nothing but their place.
          key={dot}
          className={`size-1.5 rounded-full ${dot === at ? 'bg-ink' : 'bg-control/45'}`}
        />
      ))}
    </p>
  )
}
