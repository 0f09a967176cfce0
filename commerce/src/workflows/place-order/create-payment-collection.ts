import { Modules } from '@medusajs/framework/utils'
import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { currency } from '../../setup/names'

export const createPaymentCollectionStep = createStep(
  'shop-create-payment-collection',
  async ({ amount }: { amount: number }, { container }) => {
    const collection = await container
      .resolve(Modules.PAYMENT)
      .createPaymentCollections({ currency_code: currency, amount })
    return new StepResponse(collection.id, collection.id)
  },
  async (collectionId, { container }) => {
    if (collectionId) {
      await container.resolve(Modules.PAYMENT).deletePaymentCollections(collectionId)
    }
  },
)
