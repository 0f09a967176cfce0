import { expect } from '@playwright/test'
import type { Places } from '../../../scripts/stack/environment.ts'
import {
  addStock,
  answerRequest,
  approveReview,
  cancelOrder,
  finishByKeys,
  moveInOutage,
  noteAboutPerson,
  refund,
  stepByKey,
  undoStep,
} from './afternoon.ts'
import type { Clerk } from './clerk.ts'
import { completeTogether, sendPaid } from './morning.ts'
import type { Day } from './orders.ts'
import { outageOfCommerce } from './outage.ts'
import { button, find, openDashboard } from './screens.ts'

interface Work {
  day: Day
  places: Places
  mark: string
  /** Words of a review that waits. */
  review: string
  /** Id of a request that waits. */
  request: number
}

/** Moments at which one waits for the other. */
const moments = () => ({
  atLastSingle: Promise.withResolvers<void>(),
  outageOver: Promise.withResolvers<void>(),
  transfersConfirmed: Promise.withResolvers<void>(),
  refundProposed: Promise.withResolvers<void>(),
})

/** @returns the seconds for which Medusa was unavailable */
export async function workOfTwo(
  { an, binh }: { an: Clerk; binh: Clerk },
  { day, places, mark, review, request }: Work,
): Promise<number> {
  const at = moments()
  let outage = 0

  async function dayOfAn(): Promise<void> {
    await openDashboard(an)
    await completeTogether(an, {
      words: `huy sang ${mark}`,
      count: day.morning.length,
      ready: at.atLastSingle.promise,
      during: async () => {
        outage = await outageOfCommerce(places, () => moveInOutage(binh))
        at.outageOver.resolve()
      },
    })
    await addStock(an, day.product.name, 500)
    await at.transfersConfirmed.promise
    await sendPaid(an, mark, day.transfers.length + day.cards.length)
    await at.refundProposed.promise
    await refund(an, day.large, 'second')
  }

  async function dayOfBinh(): Promise<void> {
    await openDashboard(binh)
    const [first, ...others] = day.singles
    const last = others.pop()
    if (first === undefined || last === undefined) throw new Error('There are no single orders')
    await undoStep(binh, first)
    await binh.does('Single orders packed by key', day.singles.length - 1, () =>
      stepByKey(binh, [first, ...others], 'pickitem'),
    )
    await binh.does('An order packed by button in an outage', 1, async () => {
      await find(binh, last.code, 'orders')
      at.atLastSingle.resolve()
      await at.outageOver.promise
      await binh.click(button(binh.page, 'crm.moves.pickitem'))
      const next = button(binh.page, 'crm.moves.delivery')
      await expect(next).toBeEnabled({ timeout: 60_000 })
    })
    await finishByKeys(binh, `lan le ${mark}`, day.singles.length)
    const paid = [...day.transfers, day.large]
    await binh.does('Transfers confirmed by key', paid.length, () =>
      stepByKey(binh, paid, 'payment'),
    )
    await cancelOrder(binh, day.unpaid, 'Khách đổi ý')
    await cancelOrder(binh, day.large, 'Khách gọi hủy')
    at.transfersConfirmed.resolve()
    await refund(binh, day.large, 'first')
    at.refundProposed.resolve()
    await answerRequest(binh, request)
    await approveReview(binh, review)
    const [, member] = day.members
    if (member !== undefined) await noteAboutPerson(binh, member, `Hẹn giao lại ${mark}`)
  }

  await Promise.all([dayOfAn(), dayOfBinh()])
  return outage
}
