import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { ApiError } from '../../api-client/api-error.ts'
import { endIfSignedOut } from '../../stores/session-token.ts'
import { reloadOrder } from './order.store.ts'
import { type LoadProblem, loadProblemOf } from './problem-note.tsx'

type ActionState =
  | { state: 'idle' }
  | { state: 'busy'; action: OrderAction }
  | { state: 'refused'; action: OrderAction; problem: LoadProblem }

export const $action = atom<ActionState>({ state: 'idle' })

/** Also drops the result of a running action. */
export function forgetAction(): void {
  $action.set({ state: 'idle' })
}

const refusals = {
  cancel: 'problemMeanwhile',
  rate: 'problemMeanwhile',
  pay: 'problemPayment',
  claim: 'problemPayment',
  'ask-code': 'problemUnknown',
  prove: 'problemUnknown',
} as const satisfies Record<string, LoadProblem>

type OrderAction = keyof typeof refusals

/** Messages by error code: the order has moved meanwhile, or this browser cannot prove it. */
const problems: Readonly<Record<string, LoadProblem>> = {
  payment_not_due: 'problemMeanwhile',
  transfer_claimed: 'problemMeanwhile',
  claim_refused: 'problemClaimProof',
  too_many_claims: 'problemClaims',
  code_incorrect: 'problemProof',
  order_unknown: 'problemProof',
  proof_over: 'problemProof',
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 400 || error.status === 409)

const problemOf = (action: OrderAction, error: unknown): LoadProblem =>
  isRefusal(error) ? (problems[error.code] ?? refusals[action]) : loadProblemOf(error)

/**
 * Runs one action on the order at a time. A complete order is loaded again when it cannot be
 * cancelled or rated any more, or when its proof has expired.
 * @returns whether the action succeeded
 */
export async function runAction(action: OrderAction, run: () => Promise<void>): Promise<boolean> {
  if ($action.get().state === 'busy') return false
  const begun = { state: 'busy', action } as const
  $action.set(begun)
  const end = (result: ActionState) => {
    if ($action.get() === begun) $action.set(result)
  }
  try {
    await run()
    end({ state: 'idle' })
    return true
  } catch (error) {
    endIfSignedOut(error)
    const isOwn = action === 'cancel' || action === 'rate'
    if (isRefusal(error) && (isOwn || error.code === 'proof_over')) await reloadOrder()
    end({ state: 'refused', action, problem: problemOf(action, error) })
    return false
  }
}

export function useOrderAction(action: OrderAction) {
  const now = useStore($action)
  return {
    busy: now.state === 'busy',
    isRunning: now.state === 'busy' && now.action === action,
    problem: now.state === 'refused' && now.action === action ? now.problem : null,
  }
}
