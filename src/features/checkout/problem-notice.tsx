import type { CartItem } from '@nas/domain'
import { useEffect, useRef } from 'react'
import type { Locale } from '../../i18n/locale.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { fieldId } from './field-id.ts'
import { LineProblems } from './line-problems.tsx'
import { type FieldErrors, fieldOrder } from './order-form.ts'
import { type OrderProblem, problemSentences } from './order-problem.ts'
import { standingProblem } from './standing-problem.ts'

interface ProblemNoticeProps {
  problem: OrderProblem
  /** Errors that still stand: a field that was changed has answered its own. */
  errors: FieldErrors
  lines: readonly CartItem[]
  formerPrices: Readonly<Record<number, number>>
  locale: Locale
  texts: CheckoutTexts
}

/** Why the order was not placed; takes the focus, and leads to each field that needs a look. */
export function ProblemNotice(props: ProblemNoticeProps) {
  const { problem, errors, lines, formerPrices, locale, texts } = props
  const notice = useRef<HTMLDivElement>(null)

  useEffect(() => {
    notice.current?.focus({ preventScroll: true })
    notice.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  const standing = standingProblem(problem, errors, lines)
  if (standing === undefined) return null
  return (
    <div className="notice notice--danger checkout-problem" role="alert" tabIndex={-1} ref={notice}>
      <p>{texts[problemSentences[problem.code]]}</p>
      <ul>
        {fieldOrder.map((field) => {
          const error = errors[field]
          return error === undefined ? null : (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{texts[error]}</a>
            </li>
          )
        })}
      </ul>
      <LineProblems {...{ problems: standing.lines, lines, formerPrices, locale, texts }} />
    </div>
  )
}
