import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'

/** Medusa cancels no parcel that is on its way; one that came back is not on its way any more. */
export const recallParcelStep = createStep(
  'shop-recall-parcel',
  async ({ fulfillment_id }: { fulfillment_id: string }, { container }) => {
    const fulfillments = container.resolve(Modules.FULFILLMENT)
    const { shipped_at, metadata } = await fulfillments.retrieveFulfillment(fulfillment_id)
    await fulfillments.updateFulfillment(fulfillment_id, {
      shipped_at: null,
      metadata: { ...metadata, shipped_at, came_back_at: new Date().toISOString() },
    })
    return new StepResponse(fulfillment_id, { fulfillment_id, shipped_at, metadata })
  },
  async (before, { container }) => {
    if (!before) return
    await container.resolve(Modules.FULFILLMENT).updateFulfillment(before.fulfillment_id, {
      shipped_at: before.shipped_at && new Date(before.shipped_at),
      metadata: before.metadata,
    })
  },
)
