import type { Placing } from '../../modules/shop-order/placing'
import type { PlaceOrderRequest } from '../../orders/place-order-request'
import type { Quote } from '../../orders/quote'
import type { StockedLine } from '../../orders/stock'

/** A checked and priced wish to buy, and the ids that the order will have. */
export interface PlacingInput {
  request: PlaceOrderRequest
  quote: Quote
  placing: Placing
}

/** The lines with the ids under which their stock is reserved. */
export function stockedLines({ quote, placing }: PlacingInput): StockedLine[] {
  return quote.lines.map((line, position) => ({ ...line, id: placing.lineIds[position] ?? '' }))
}
