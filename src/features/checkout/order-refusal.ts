import { ApiError } from '../../api-client/api-error.ts'
import { type OrderProblem, orderProblem, type ProblemCode } from './order-problem.ts'

/** What a failed call means for the shopper. */
export function problemOf(error: unknown): OrderProblem {
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

export function wasAnswered({ code }: OrderProblem): boolean {
  return !unanswered.includes(code)
}
