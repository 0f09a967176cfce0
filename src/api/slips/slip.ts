import type { OrderState, PaymentKind } from '@nas/domain/order-states'

/** Order data for the warehouse; null where the caller's roles hide it. */
export interface Slip {
  code: string
  state: OrderState
  payment: PaymentKind
  name: string | null
  phone: string | null
  /** The whole address in one line. */
  address: string | null
  /** The customer's own; notes of staff are never printed. */
  note: string | null
  cod_amount: number | null
  lines: readonly SlipLine[]
}

interface SlipLine {
  product: number
  name: string
  quantity: number
}

export interface Pick {
  name: string
  quantity: number
  /** Codes of the orders, with the pieces of each that has several. */
  orders: string[]
}

const byName = new Intl.Collator('vi', { numeric: true }).compare

/** The products of all orders, sorted by name; a renamed product has its latest name. */
export function picksOf(slips: readonly Slip[]): Pick[] {
  const picks = new Map<number, Pick>()
  for (const { code, lines } of slips) {
    for (const [product, parts] of Map.groupBy(lines, ({ product }) => product)) {
      const pieces = parts.reduce((sum, { quantity }) => sum + quantity, 0)
      const pick = picks.get(product) ?? { name: parts[0]?.name ?? '', quantity: 0, orders: [] }
      pick.quantity += pieces
      pick.orders.push(pieces === 1 ? code : `${code} ×${pieces}`)
      picks.set(product, pick)
    }
  }
  return [...picks.values()].sort((a, b) => byName(a.name, b.name))
}
