import type { Order } from '@nas/contract/order'
import { atom } from 'nanostores'
import { ApiError } from '../../api-client/api-error.ts'
import { createOrder } from '../../api-client/orders.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $checkoutList, forgetOrdered, updateProduct } from '../../stores/cart.store.ts'
import { noteFormerPrices } from '../../stores/cart-check.store.ts'
import { keepPlacedOrder } from '../../stores/placed-order.ts'
import { $signedIn, signOut } from '../../stores/session.store.ts'
import { sendSessionToken } from '../../stores/session-token.ts'
import { attemptKey, endAttempt } from './order-attempt.ts'
import { orderBody, orderForm } from './order-form.ts'
import { type OrderProblem, orderProblem, type ProblemCode } from './order-problem.ts'

interface NextPage {
  kind: 'payment' | 'confirmation'
  address: string
}

export const confirmationPath = '/thanh-toan/hoan-tat'

/** Where a placed order leads: to the gateway while it is to be paid online, else to its summary. */
function nextPage(order: Pick<Order, 'payment_url'>, locale: Locale): NextPage {
  const { payment_url } = order
  return payment_url !== null && /^https?:\/\//.test(payment_url)
    ? { kind: 'payment', address: payment_url }
    : { kind: 'confirmation', address: href(locale, confirmationPath) }
}

/** What a failed call means for the shopper. */
function problemOf(error: unknown): OrderProblem {
  if (!(error instanceof ApiError)) return orderProblem('unknown')
  return orderProblem(error.code, error.errors)
}

/** After these the order may exist all the same: the next try must carry the same key. */
const unanswered: readonly ProblemCode[] = [
  'conflict',
  'network',
  'service_unavailable',
  'timeout',
  'too_many_requests',
  'unauthorized',
  'unknown',
]

function wasAnswered({ code }: OrderProblem): boolean {
  return !unanswered.includes(code)
}

// A member's order is theirs.
sendSessionToken()

export type Submission =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'refused'; problem: OrderProblem }
  | { state: 'placed'; next: NextPage['kind'] }

const idle: Submission = { state: 'idle' }

export const $submission = atom<Submission>(idle)

/** For a component's first render, which must equal the server's. */
export const notSubmitted = (): Submission => idle

function refuse(problem: OrderProblem): void {
  orderForm.showErrors(problem.fields)
  $submission.set({ state: 'refused', problem })
}

/** The server states the price of every line; only those that changed are a problem. */
function withoutKnownPrices(problem: OrderProblem): OrderProblem {
  const known = new Map($checkoutList.get().map(({ id, price }) => [id, price]))
  const lines = problem.lines.filter(
    (line) => line.code !== 'price_changed' || known.get(line.product) !== line.price,
  )
  return { ...problem, lines }
}

/** New prices go into the cart; the shopper sees them and orders again, or does not. */
function takePrices(problem: OrderProblem): void {
  const changes = problem.lines.filter((line) => line.code === 'price_changed')
  noteFormerPrices(changes.map(({ product }) => product))
  for (const { product, price } of changes) updateProduct(product, { price })
}

function refuseWith(error: unknown): void {
  const problem = withoutKnownPrices(problemOf(error))
  if (wasAnswered(problem)) endAttempt()
  if (problem.code === 'unauthorized') signOut()
  takePrices(problem)
  refuse(problem)
}

/**
 * Places the order of the checkout list, once however often it is called meanwhile.
 * Gives the address to go on to; when the order was not placed null: `$submission` says why not,
 * and the cart is as it was.
 */
export async function submitOrder(locale: Locale): Promise<string | null> {
  const { state } = $submission.get()
  if (state === 'sending' || state === 'placed') return null
  const typed = orderForm.$values.get()
  const draft = $signedIn.get() === null ? typed : { ...typed, account: false }
  const lines = $checkoutList.get()
  const errors = orderForm.errorsOf(draft)
  if (Object.keys(errors).length > 0) {
    refuse({ ...orderProblem('invalid'), fields: errors })
    return null
  }
  $submission.set({ state: 'sending' })
  const body = orderBody(draft, lines, locale)
  // The same content sent by somebody else is another order.
  // A password is kept nowhere, and does not make it another order.
  const { password: _secret, ...rest } = body
  const key = attemptKey(JSON.stringify([$signedIn.get()?.id ?? null, rest]))
  try {
    const { attributes: order } = await createOrder(body, key)
    const next = nextPage(order, locale)
    $submission.set({ state: 'placed', next: next.kind })
    endAttempt()
    keepPlacedOrder(order, lines)
    forgetOrdered(lines)
    orderForm.forget()
    return next.address
  } catch (error) {
    refuseWith(error)
    return null
  }
}
