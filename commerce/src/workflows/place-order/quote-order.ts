import { generateEntityId } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { PlaceOrderRequest } from '../../orders/place-order-request'
import { assertExpected, quoteOf } from '../../orders/quote'
import type { StockedLine } from '../../orders/stock'

/** Prices of this moment, and ids for the lines, which reservations name before the order exists. */
export const quoteOrderStep = createStep(
  'shop-quote-order',
  async ({ items, expectedTotal }: PlaceOrderRequest, { container }) => {
    const quote = await quoteOf(container, items)
    assertExpected(quote, expectedTotal)
    const lines: StockedLine[] = quote.lines.map((line) => ({
      ...line,
      id: generateEntityId(undefined, 'ordli'),
    }))
    return new StepResponse({ quote, lines })
  },
)
