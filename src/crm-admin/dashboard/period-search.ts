import { shopDay } from '@nas/domain/dates'
import { daysBefore, daysOf, isDay, type Period } from '@nas/domain/periods'
import type { SearchTexts } from '../routing/search-text.ts'

/** Days up to today that one press shows. */
export const spans = ['7', '30', '90'] as const
const usualSpan = '30'

/** As many days as `/api` draws. */
const longest = 3_700

export type PeriodProblem = 'missing' | 'backward' | 'tooLong'

/** What is wrong with own dates, as they are typed; null when nothing is. */
export function periodProblem({ from, to }: Period): PeriodProblem | null {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'backward'
  return daysOf({ from, to }) > longest ? 'tooLong' : null
}

/** `days` (7 or 90), or own dates `from` and `to`; whatever else stands in the address says nothing. */
export function readPeriodSearch(search: Record<string, unknown>): Record<string, string> {
  const [from, to, days] = [search.from, search.to, search.days].map(String)
  const own = { from: from ?? '', to: to ?? '' }
  if (periodProblem(own) === null) return own
  const span = spans.find((one) => one === days && one !== usualSpan)
  return span === undefined ? {} : { days: span }
}

/** The span that is shown; null for own dates. */
export function spanOf({ from, days = usualSpan }: SearchTexts): string | null {
  return from === undefined ? days : null
}

export function periodOf({ from, to, days = usualSpan }: SearchTexts, now = new Date()): Period {
  if (from !== undefined && to !== undefined) return { from, to }
  const today = shopDay(now)
  return { from: daysBefore(today, Number(days) - 1), to: today }
}
