import type { TrackedOrder } from '@nas/contract/order-calls'
import { useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { useSingleRun } from '../../forms/use-single-run.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { loadProblemOf } from './problem-note.tsx'

type Problem = Extract<keyof Texts<'order'>, `problem${string}`>

/** Messages by error code: the order has moved meanwhile, or this browser cannot prove it. */
const problems: Readonly<Record<string, Problem>> = {
  payment_not_due: 'problemMeanwhile',
  transfer_claimed: 'problemMeanwhile',
  code_incorrect: 'problemProof',
  order_unknown: 'problemProof',
  proof_over: 'problemProof',
}

function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError) || error.status !== 400) return loadProblemOf(error)
  return problems[error.code] ?? 'problemPayment'
}

/** Runs one action on an unpaid order at a time, and reports the resulting order. */
export function useOrderAction(onDone: (order: TrackedOrder) => void) {
  const { busy, run } = useSingleRun()
  const [problem, setProblem] = useState<Problem>()
  const act = (action: () => Promise<TrackedOrder>) =>
    run(async () => {
      setProblem(undefined)
      try {
        onDone(await action())
      } catch (error) {
        setProblem(problemOf(error))
      }
    })
  return { busy, problem, act }
}
