import { OrderStatus } from '@medusajs/framework/utils'
import type { OrderState } from '@nas/domain/order-states'
import type { OrderFacts } from '../../../fulfilment/queries/order-facts'

/** What Medusa has to do for a move; a task that is done already is not among them. */
export interface MoveTasks {
  pack: boolean
  send: boolean
  deliver: boolean
  authorize: boolean
  capture: boolean
  finish: boolean
  unpack: boolean
  cancel: boolean
}

const wanted: Record<OrderState, (keyof MoveTasks)[]> = {
  new: [],
  confirm: [],
  payment: ['authorize', 'capture'],
  pickitem: ['pack'],
  delivery: ['send'],
  complete: ['deliver', 'capture', 'finish'],
  rate: [],
  cancel: ['unpack', 'cancel'],
  usercancel: ['unpack', 'cancel'],
}

/**
 * The tasks of a move to this state. They follow from how Medusa stands, so a move that was cut
 * off half-way is finished by repeating it.
 */
export function moveTasks(to: OrderState, facts: OrderFacts): MoveTasks {
  const { parcel, sessionDue, paymentDue, status } = facts
  const due: MoveTasks = {
    pack: parcel?.packed !== true,
    send: parcel !== null && !parcel.shipped,
    deliver: parcel !== null && !parcel.delivered,
    authorize: sessionDue !== null,
    capture: paymentDue !== null || sessionDue !== null,
    finish: status !== OrderStatus.COMPLETED,
    unpack: parcel !== null,
    cancel: status !== OrderStatus.CANCELED,
  }
  const names = Object.keys(due) as (keyof MoveTasks)[]
  return Object.fromEntries(
    names.map((name) => [name, wanted[to].includes(name) && due[name]]),
  ) as unknown as MoveTasks
}
