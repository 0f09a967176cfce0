import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { reserveStock } from '../../../catalogue/workflows/stock'
import { type PlacingInput, stockedLines } from './placing-input'

export const reserveStockStep = createStep(
  'shop-reserve-stock',
  async (input: PlacingInput, { container }) => {
    await reserveStock(container, stockedLines(input))
    return new StepResponse(null)
  },
)
