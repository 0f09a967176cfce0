import { atom } from 'nanostores'
import { ApiError } from '../../api-client/api-error.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $checkoutList } from '../../stores/cart.store.ts'
import { forgetOrdered, updateProduct } from '../../stores/cart-changes.ts'
import { noteFormerPrices } from '../../stores/cart-check.store.ts'
import { endAttempt } from '../../stores/order-attempt.ts'
import { type NextPage, placeOrder } from '../../stores/place-order.ts'
import { $signedIn, signOut } from '../../stores/session.store.ts'
import { keepProof, keptProof } from './email-proof.ts'
import { orderBody, orderForm } from './order-form.ts'
import { type OrderProblem, orderProblem, type ProblemCode } from './order-problem.ts'

function problemOf(error: unknown): OrderProblem {
  if (!(error instanceof ApiError)) return orderProblem('unknown')
  return orderProblem(error.code, error.errors)
}

/** Problems after which the order may exist; the next attempt must use the same key. */
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

export type Submission =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'refused'; problem: OrderProblem }
  | { state: 'placed'; next: NextPage['kind'] }

const idle: Submission = { state: 'idle' }

export const $submission = atom<Submission>(idle)

function refuse(problem: OrderProblem): void {
  orderForm.showErrors(problem.fields)
  $submission.set({ state: 'refused', problem })
}

/** Removes unchanged prices: the server returns the price of every line. */
function withoutKnownPrices(problem: OrderProblem): OrderProblem {
  const known = new Map($checkoutList.get().map(({ id, price }) => [id, price]))
  const lines = problem.lines.filter(
    (line) => line.code !== 'price_changed' || known.get(line.product) !== line.price,
  )
  return { ...problem, lines }
}

/** Updates the cart with new prices; the shopper decides whether to order again. */
function takePrices(problem: OrderProblem): void {
  const changes = problem.lines.filter((line) => line.code === 'price_changed')
  noteFormerPrices(changes.map(({ product }) => product))
  for (const { product, price } of changes) updateProduct(product, { price })
}

/** Errors of an order beyond a limit that a proof lifts. */
const proofRefusals: readonly string[] = ['too_many_unpaid', 'network_limit']

function refuseWith(error: unknown): void {
  const problem = withoutKnownPrices(problemOf(error))
  if (wasAnswered(problem)) endAttempt()
  if (problem.code === 'unauthorized') signOut()
  takePrices(problem)
  refuse(problem)
}

/**
 * Places the order of the checkout list, once for repeated calls. Returns the next address, or null
 * when the order was not placed: `$submission` has the reason, and the cart is unchanged.
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
  const proof = keptProof(draft.email)?.proof
  try {
    const body = { ...orderBody(draft, lines, locale), ...(proof && { email_proof: proof }) }
    const next = await placeOrder(body, lines, locale)
    keepProof(undefined)
    $submission.set({ state: 'placed', next: next.kind })
    forgetOrdered(lines)
    // Kept, because it is needed again when the payment fails; the account is created only once.
    if (next.kind === 'payment') orderForm.fill({ account: false, password: '' })
    else orderForm.forget()
    return next.address
  } catch (error) {
    // The proof is used up or has expired.
    if (proof && error instanceof ApiError && proofRefusals.includes(error.code))
      keepProof(undefined)
    refuseWith(error)
    return null
  }
}
