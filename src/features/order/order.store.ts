import type { TrackedOrder, TrackOrder } from '@nas/contract/order-calls'
import { atom } from 'nanostores'
import { ApiError } from '../../api-client/api-error.ts'
import { proveOrder } from '../../api-client/order-proof.ts'
import { fetchOrder, fetchProvenOrder, type OrderEntry } from '../../api-client/orders.ts'
import { fieldsOf, readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { knownOrder } from '../../stores/known-orders.ts'
import { $profile } from '../../stores/session.store.ts'
import { endIfSignedOut, sendSessionToken } from '../../stores/session-token.ts'
import { type LoadProblem, loadProblemOf } from './problem-note.tsx'

sendSessionToken()

/** Only the last of several loads takes effect, and only for the same member. */
export function latestLoads() {
  let last = 0
  return async (
    run: () => Promise<() => void>,
    fail: (problem: LoadProblem) => void,
  ): Promise<void> => {
    last += 1
    const mine = last
    const person = $profile.get()?.id
    const show = await run().catch((error) => {
      endIfSignedOut(error)
      return () => fail(loadProblemOf(error))
    })
    if (mine === last && person === $profile.get()?.id) show()
  }
}

export const deviceSecretOf = (code: string): string | undefined =>
  knownOrder(code)?.device ?? undefined

export function keptProof(code: string): string | null {
  const kept = fieldsOf(readSession(draftKeys.orderProof))
  const isValid = kept.code === code && Date.parse(textOf(kept.until)) > Date.now()
  return isValid ? textOf(kept.proof) || null : null
}

/** @throws ApiError; `code_incorrect` */
export async function proveAndKeep(order: TrackOrder, secret: string): Promise<string> {
  const { proof, until } = await proveOrder(order, secret)
  writeSession(draftKeys.orderProof, { code: order.code, proof, until })
  return proof
}

export const dropProof = (): void => writeSession(draftKeys.orderProof, undefined)

/** A guest without a proof, who knows the code and the phone number. */
export interface TrackedAccess {
  by: 'tracked'
  code: string
  phone: string
}

/** A guest with a proof; when it expires, the tracked order is shown again. */
interface ProvenAccess {
  by: 'proof'
  code: string
  proof: string
  tracked: { order: TrackedOrder; phone: string }
}

/** Who may see the complete order. */
export type OwnAccess = { by: 'member'; code: string } | ProvenAccess

/** How the visitor may see an order. */
export type Access = TrackedAccess | OwnAccess

export type OrderView =
  | { state: 'idle' }
  | { state: 'loading' | 'missing'; access: Access }
  | { state: 'failed'; access: Access; problem: LoadProblem }
  | { state: 'own'; access: OwnAccess; order: OrderEntry }
  /** `over`: an earlier proof has expired. */
  | { state: 'tracked'; access: TrackedAccess; order: TrackedOrder; over: boolean }

export type OwnView = Extract<OrderView, { state: 'own' }>

const idle: OrderView = { state: 'idle' }

export const $order = atom<OrderView>(idle)

export function forgetOrder(): void {
  $order.set(idle)
}

const loads = latestLoads()

/** Runs the function that `fetch` returns, unless another load has started meanwhile. */
export const load = (access: Access, fetch: () => Promise<() => void>): Promise<void> =>
  loads(fetch, (problem) => $order.set({ state: 'failed', access, problem }))

async function fetchProven(access: ProvenAccess): Promise<() => void> {
  try {
    const order = await fetchProvenOrder(access.proof)
    return () => $order.set({ state: 'own', access, order })
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'proof_over')) throw error
    dropProof()
    return () => showTracked(access.tracked.order, access.tracked.phone, true)
  }
}

/** Loads a complete order; the same order stays visible until the response arrives. */
export function showOrder(access: OwnAccess): Promise<void> {
  const shown = $order.get()
  if (shown.state !== 'own' || shown.access.code !== access.code) {
    $order.set({ state: 'loading', access })
  }
  return load(access, async () => {
    if (access.by === 'proof') return fetchProven(access)
    const order = await fetchOrder(access.code)
    return () =>
      $order.set(order === null ? { state: 'missing', access } : { state: 'own', access, order })
  })
}

/** Shows a tracked order, or the complete order if this tab has a proof of it. */
export function showTracked(order: TrackedOrder, phone: string, over = false): void {
  const { code } = order
  const proof = keptProof(code)
  if (proof !== null) void showOrder({ by: 'proof', code, proof, tracked: { order, phone } })
  else $order.set({ state: 'tracked', access: { by: 'tracked', code, phone }, order, over })
}

export async function reloadOrder(): Promise<void> {
  const shown = $order.get()
  if (shown.state === 'own') await showOrder(shown.access)
}
