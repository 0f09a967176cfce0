interface NamedValue {
  name: string
  value: number
}

interface BarsListProps {
  bars: readonly NamedValue[]
  showValue: (value: number) => string
}

/** Names with their values in words; the bars below them only help to compare. */
export function BarsList({ bars, showValue }: BarsListProps) {
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul className="crm-plain crm-bars">
      {bars.map(({ name, value }) => (
        <li key={name}>
          <span className="crm-bar-name">{name}</span>
          <span className="crm-bar-value">{showValue(value)}</span>
          <span className="crm-bar" style={{ width: `${(100 * value) / most}%` }} />
        </li>
      ))}
    </ul>
  )
}
