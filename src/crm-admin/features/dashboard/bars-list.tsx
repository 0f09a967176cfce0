import type { OrderState, orderStateColours } from '@nas/domain/order-states'
import { theme } from 'antd'

export type BarColour = (typeof orderStateColours)[OrderState]

interface NamedValue {
  name: string
  value: number
  /** A colour of antd; null is grey, undefined the shop's colour. */
  colour?: BarColour
}

interface BarsListProps {
  bars: readonly NamedValue[]
  showValue: (value: number) => string
}

export function BarsList({ bars, showValue }: BarsListProps) {
  const { token } = theme.useToken()
  const paint = (colour: BarColour | undefined): string | undefined =>
    colour === undefined
      ? undefined
      : colour === null
        ? token.colorTextTertiary
        : token[`${colour}-6`]
  const most = Math.max(...bars.map(({ value }) => value), 1)
  return (
    <ul className="crm-plain crm-bars">
      {bars.map(({ name, value, colour }) => (
        <li key={name}>
          <span className="crm-bar-name">{name}</span>
          <span className="crm-bar-value">{showValue(value)}</span>
          <span
            className="crm-bar"
            style={{ width: `${(100 * value) / most}%`, background: paint(colour) }}
          />
        </li>
      ))}
    </ul>
  )
}
