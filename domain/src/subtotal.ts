export interface PricedLine {
  /** Unit price in đồng. */
  price: number
  quantity: number
}

export function subtotalOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
}
