import fc from 'fast-check'
import { expect, test } from 'vitest'
import { usePayments, type Waiting } from './support/payments'
import { resultQuery } from './support/vnpay-simulator'

const product = 8101

const { shop, pay } = usePayments(product)

/** Few in `npm test`; PAYMENT_RUNS sets more. */
const runs = Number(process.env.PAYMENT_RUNS ?? 12)

type Truth = 'paid' | 'failed' | 'never'

/** Possible events of one payment, in any order and any number of times. */
const events = [
  'paid-ipn',
  'paid-return',
  'failed-ipn',
  'failed-return',
  'forged-ipn',
  'short-ipn',
  'pending-return',
  'customer-cancels',
  'staff-cancels',
  'time-is-over',
  'job-runs',
] as const
type Event = (typeof events)[number]

const forged = (query: string) => query.replace(/vnp_SecureHash=..../, 'vnp_SecureHash=0000')

const happenings: Record<Event, (order: Waiting) => Promise<unknown>> = {
  'paid-ipn': (order) => pay.sendIpn(order),
  'paid-return': (order) => pay.returnToShop(order),
  'failed-ipn': (order) => pay.sendIpn(order, { code: '24' }),
  'failed-return': (order) => pay.returnToShop(order, { code: '24' }),
  'forged-ipn': (order) => pay.sendIpnOf(forged(resultQuery({ ...order, code: '00' }))),
  'short-ipn': (order) =>
    pay.sendIpnOf(resultQuery({ ...order, code: '00', amount: order.amount - 1000 })),
  'pending-return': (order) => pay.returnToShop(order, { code: '07', status: '07' }),
  'customer-cancels': (order) => pay.move(order, 'usercancel', 'member'),
  'staff-cancels': (order) => pay.move(order, 'cancel', 'staff'),
  'time-is-over': (order) => pay.runOut(order, 1),
  'job-runs': () => pay.runJob(),
}

interface Model {
  state: 'confirm' | 'payment' | 'cancel' | 'usercancel'
  isOver: boolean
  wasPaid: boolean
  open: boolean
}

/** The gateway has reported a received payment. */
function reportPaid(model: Model): void {
  model.wasPaid = true
  model.open = false
  if (model.state === 'confirm') model.state = 'payment'
}

function reportUnpaid(model: Model): void {
  if (!model.open) return
  model.open = false
  if (model.state === 'confirm') model.state = 'cancel'
}

function asked(model: Model, truth: Truth): void {
  if (truth === 'paid') reportPaid(model)
  else reportUnpaid(model)
}

const meanings: Partial<Record<Event, (model: Model, truth: Truth) => void>> = {
  'paid-ipn': reportPaid,
  'paid-return': reportPaid,
  'failed-ipn': reportUnpaid,
  'failed-return': reportUnpaid,
  'customer-cancels': (model) => {
    if (model.state === 'confirm' || model.state === 'payment') model.state = 'usercancel'
  },
  'staff-cancels': (model) => {
    if (model.state === 'confirm' || model.state === 'payment') model.state = 'cancel'
  },
  'time-is-over': (model) => {
    model.isOver = true
  },
  'job-runs': (model, truth) => {
    if (model.isOver && model.open) asked(model, truth)
  },
}

/** Only the gateway at which it was made reports a payment. */
const story = fc.constantFrom<Truth>('paid', 'failed', 'never').chain((truth) =>
  fc.record({
    truth: fc.constant(truth),
    happened: fc.array(
      fc.constantFrom(...events.filter((event) => truth === 'paid' || !event.startsWith('paid'))),
      { maxLength: 7 },
    ),
  }),
)

async function beginning(truth: Truth): Promise<Waiting> {
  const order = await pay.waiting()
  const known = truth === 'never' ? 'unknown' : truth
  pay.gateway.truths.set(order.reference, { truth: known, amount: order.amount })
  return order
}

/** The time limit passes and the late queries are made: afterwards no payment is open. */
async function end(order: Waiting): Promise<void> {
  await pay.runOut(order, 31)
  await pay.runJob()
  await shop.rows('update payment_attempt set asked_at = null where display_id = ?', [order.id])
  await pay.runJob()
}

const isCancelled = (state: string) => state === 'cancel' || state === 'usercancel'

/** Invariants that hold after any sequence of events. */
async function expectRight(order: Waiting, truth: Truth) {
  const standing = await pay.standing(order)
  const { state, payment, captures, entries, reserved, refunds } = standing
  expect(payment === 'paid').toBe(truth === 'paid')
  expect(['payment', 'cancel', 'usercancel']).toContain(state)
  if (state === 'payment') expect(payment).toBe('paid')
  expect(captures).toBeLessThanOrEqual(1)
  expect(entries).toBe(captures)
  if (state === 'payment') expect(captures).toBe(1)
  expect(reserved).toBe(isCancelled(state) ? 0 : 1)
  const owed = isCancelled(state) && payment === 'paid'
  expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual(
    owed ? [order.amount] : [],
  )
  return standing
}

test('a payment ends correctly after any sequence of events', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ truth, happened }) => {
      const order = await beginning(truth)
      const model: Model = { state: 'confirm', isOver: false, wasPaid: false, open: true }
      for (const event of happened) {
        await happenings[event](order)
        meanings[event]?.(model, truth)
      }
      await end(order)
      asked(model, truth)
      const { state } = await expectRight(order, truth)
      expect(state).toBe(model.state)
    }),
    { numRuns: runs },
  )
}, 600_000)

test('a payment ends correctly after concurrent and repeated events', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ truth, happened }) => {
      const order = await beginning(truth)
      await Promise.all(happened.map((event) => happenings[event](order)))
      await end(order)
      const before = await expectRight(order, truth)
      const tellings = happened.filter((event) => !event.endsWith('cancels'))
      await Promise.all(tellings.map((event) => happenings[event](order)))
      await pay.runJob()
      expect(await expectRight(order, truth)).toEqual(before)
    }),
    { numRuns: runs },
  )
}, 600_000)
