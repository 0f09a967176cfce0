import type { CartItem } from '@nas/domain/cart'
import { formatPrice } from '@nas/domain/money'
import { fill } from '@nas/domain/placeholders'
import { lazy, Suspense } from 'react'
import { localised } from '../../content/localised.ts'
import { ErrorSummary } from '../../forms/error-summary.tsx'
import { changeQuantity, tick } from '../../stores/cart-changes.ts'
import { CallMeBack } from './call-me-back.tsx'
import type { CheckoutTexts, OrderFieldErrors, OrderFormFields } from './order-form.ts'
import { type LineProblem, type OrderProblem, problemSentences } from './order-problem.ts'
import type { OrderLinesProps } from './order-summary.tsx'

function stillStands(problem: LineProblem, lines: readonly CartItem[]): boolean {
  const line = lines.find(({ id }) => id === problem.product)
  if (line === undefined) return false
  return problem.code !== 'out_of_stock' || line.quantity > problem.available
}

/**
 * The part of a rejection that the shopper has not resolved; undefined when every named field and
 * line was changed.
 */
export function standingProblem(
  problem: OrderProblem,
  errors: OrderFieldErrors,
  lines: readonly CartItem[],
): OrderProblem | undefined {
  const named = Object.keys(problem.fields).length + problem.lines.length
  const left = problem.lines.filter((line) => stillStands(line, lines))
  if (named > 0 && left.length === 0 && Object.keys(errors).length === 0) return undefined
  return { ...problem, fields: errors, lines: left }
}

interface LineProblemsProps extends OrderLinesProps {
  problems: readonly LineProblem[]
}

export function lineSentence(
  problem: LineProblem,
  name: string,
  former: number,
  texts: CheckoutTexts,
): string {
  switch (problem.code) {
    case 'out_of_stock':
      return problem.available > 0
        ? fill(texts.lineShort, { name, available: problem.available })
        : fill(texts.lineSoldOut, { name })
    case 'product_unavailable':
      return fill(texts.lineUnavailable, { name })
    case 'quantity_invalid':
      return fill(texts.lineQuantity, { name })
    case 'price_changed':
      return fill(texts.linePrice, {
        name,
        from: formatPrice(former),
        to: formatPrice(problem.price),
      })
  }
}

function LineProblems({ problems, lines, formerPrices, locale, texts }: LineProblemsProps) {
  return (
    <ul className="checkout-correct">
      {problems.map((problem) => {
        const line = lines.find(({ id }) => id === problem.product)
        if (line === undefined) return null
        const former = formerPrices[line.id] ?? line.price
        const name = localised(line, 'name', locale)
        return (
          <li key={line.id}>
            {lineSentence(problem, name, former, texts)}
            <CorrectLine problem={problem} texts={texts} />
          </li>
        )
      })}
    </ul>
  )
}

function CorrectLine({ problem, texts }: { problem: LineProblem; texts: CheckoutTexts }) {
  if (problem.code === 'price_changed') return null
  const left = problem.code === 'out_of_stock' ? problem.available : 0
  const correct = () =>
    left > 0 ? changeQuantity(problem.product, left) : tick(problem.product, false)
  return (
    <button type="button" className="button button--outline button--small" onClick={correct}>
      {left > 0 ? fill(texts.lineSetQuantity, { available: left }) : texts.lineRemove}
    </button>
  )
}

const isOfLimit = ({ code }: OrderProblem) => code === 'too_many_unpaid' || code === 'network_limit'

const ProveEmail = lazy(() =>
  import('./prove-email.tsx').then(({ ProveEmail }) => ({ default: ProveEmail })),
)

interface ProblemNoticeProps extends OrderLinesProps {
  problem: OrderProblem
  form: OrderFormFields
}

export function ProblemNotice(props: ProblemNoticeProps) {
  const { problem, form, lines, locale, texts } = props
  const standing = standingProblem(problem, form.errors, lines)
  if (standing === undefined) return null
  return (
    <ErrorSummary
      title={texts[problemSentences[problem.code]]}
      errors={form.listed()}
      attempt={problem}
    >
      <LineProblems {...props} problems={standing.lines} />
      {problem.byEmail ? (
        <Suspense fallback={<p role="status">{texts.emailCodeLoading}</p>}>
          <ProveEmail form={form} locale={locale} texts={texts} />
        </Suspense>
      ) : null}
      {isOfLimit(problem) ? <CallMeBack lines={lines} locale={locale} texts={texts} /> : null}
    </ErrorSummary>
  )
}
