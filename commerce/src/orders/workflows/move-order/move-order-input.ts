import type { OrderActor, OrderState } from '@nas/domain/order-states'

export interface MoveOrderInput {
  recordId: string
  orderId: string
  to: OrderState
  actor: OrderActor
  actorId: string | null
  reason: string | null
}
