import type { CartItem } from '@nas/domain/cart'
import type { FieldErrors } from './order-form.ts'
import type { LineProblem, OrderProblem } from './order-problem.ts'

function stillStands(problem: LineProblem, lines: readonly CartItem[]): boolean {
  const line = lines.find(({ id }) => id === problem.product)
  if (line === undefined) return false
  return problem.code !== 'out_of_stock' || line.quantity > problem.available
}

/**
 * What is left of a refusal after the shopper has worked on it; undefined when every field and
 * line that it named has been answered.
 */
export function standingProblem(
  problem: OrderProblem,
  errors: FieldErrors,
  lines: readonly CartItem[],
): OrderProblem | undefined {
  const named = Object.keys(problem.fields).length + problem.lines.length
  const left = problem.lines.filter((line) => stillStands(line, lines))
  if (named > 0 && left.length === 0 && Object.keys(errors).length === 0) return undefined
  return { ...problem, fields: errors, lines: left }
}
