import { createStep, StepResponse } from '@medusajs/framework/workflows-sdk'
import { selectRows } from '../../../platform/database/select-rows'

/**
 * Medusa changes an order by a change that is made first and confirmed afterwards, and refuses
 * every other one meanwhile. One that was cut off in between is dropped; the caller holds the
 * order, so that none is under way.
 */
export const mendChangesStep = createStep(
  'shop-mend-changes',
  async ({ orderId }: { orderId: string }, { container }) => {
    await selectRows(container, {
      sql: `with dropped as (
          update order_change set status = 'canceled', canceled_at = now(), updated_at = now()
          where order_id = ? and status in ('pending', 'requested') and deleted_at is null
          returning id)
        update order_change_action a set deleted_at = now() from dropped
        where a.order_change_id = dropped.id and a.deleted_at is null and not a.applied`,
      values: [orderId],
    })
    return new StepResponse(null)
  },
)
