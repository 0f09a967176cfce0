import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { releaseStock, reserveStock, type StockedLine } from '../../orders/stock'

export const reserveStockStep = createStep(
  'shop-reserve-stock',
  async ({ lines }: { lines: StockedLine[] }, { container }) => {
    const reservationIds = await reserveStock(container, lines)
    return new StepResponse(reservationIds, { reservationIds, lines })
  },
  async (reserved, { container }) => {
    if (reserved) await releaseStock(container, reserved.reservationIds, reserved.lines)
  },
)
