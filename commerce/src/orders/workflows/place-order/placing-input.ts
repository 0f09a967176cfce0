import type { Placing } from '../../module/placing'
import type { Quote, StockedLine } from '../quote'
import type { PlaceOrderRequest } from './place-order-request'

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
