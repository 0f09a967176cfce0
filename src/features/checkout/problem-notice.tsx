import type { CartItem } from '@nas/domain/cart'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import type { Locale } from '../../i18n/locale.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { LineProblems } from './line-problems.tsx'
import { fieldOrder } from './order-form.ts'
import { type OrderProblem, problemSentences } from './order-problem.ts'
import { standingProblem } from './standing-problem.ts'
import type { OrderFormFields } from './use-order-form.ts'

interface ProblemNoticeProps {
  problem: OrderProblem
  form: OrderFormFields
  lines: readonly CartItem[]
  formerPrices: Readonly<Record<number, number>>
  locale: Locale
  texts: CheckoutTexts
}

/** Why the order was not placed: fields and lines that were changed have answered their part. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { problem, form, lines, formerPrices, locale, texts } = props
  const standing = standingProblem(problem, form.errors, lines)
  if (standing === undefined) return null
  return (
    <ErrorSummary
      title={texts[problemSentences[problem.code]]}
      errors={form.listed(fieldOrder)}
      attempt={problem}
    >
      <LineProblems {...{ problems: standing.lines, lines, formerPrices, locale, texts }} />
    </ErrorSummary>
  )
}
