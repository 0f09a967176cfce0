import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import type { OrderFacts } from '../../../fulfilment/queries/order-facts'
import { deliverParcel } from '../../../fulfilment/workflows/deliver-parcel'
import { packParcel } from '../../../fulfilment/workflows/pack-parcel'
import { sendParcel } from '../../../fulfilment/workflows/send-parcel'
import { unpackParcel } from '../../../fulfilment/workflows/unpack-parcel'

// Medusa's own workflows change the stock in steps: cut off between two of them and repeated, they
// would change it twice. These may be cut off anywhere and are finished by repeating them, so they
// are not undone either when a later step fails.

export const packParcelStep = createStep(
  'shop-pack-parcel',
  async (facts: OrderFacts, { container }) => {
    await packParcel(container, facts)
    return new StepResponse(null)
  },
)

export const sendParcelStep = createStep(
  'shop-send-parcel',
  async (facts: OrderFacts, { container }) => {
    await sendParcel(container, facts)
    return new StepResponse(null)
  },
)

export const deliverParcelStep = createStep(
  'shop-deliver-parcel',
  async (facts: OrderFacts, { container }) => {
    await deliverParcel(container, facts)
    return new StepResponse(null)
  },
)

export const unpackParcelStep = createStep(
  'shop-unpack-parcel',
  async (facts: OrderFacts, { container }) => {
    await unpackParcel(container, facts)
    return new StepResponse(null)
  },
)
