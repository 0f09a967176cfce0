import { shopDay } from '@nas/domain/dates'
import { daysBefore, daysOf, isDay, type Period } from '@nas/domain/periods'
import type { SearchTexts } from '../../kit/address/search-text.ts'

export const spans = ['7', '30', '90'] as const
const defaultSpan = '30'

/** Maximum days that `/api` accepts. */
const longest = 3_700

export type PeriodProblem = 'missing' | 'backward' | 'tooLong'

export function periodProblem({ from, to }: Period): PeriodProblem | null {
  if (!isDay(from) || !isDay(to)) return 'missing'
  if (from > to) return 'backward'
  return daysOf({ from, to }) > longest ? 'tooLong' : null
}

/** `days` (7 or 90), or own dates `from` and `to`; other parameters are ignored. */
export function readPeriodSearch(search: Record<string, unknown>): Record<string, string> {
  const [from, to, days] = [search.from, search.to, search.days].map(String)
  const own = { from: from ?? '', to: to ?? '' }
  if (periodProblem(own) === null) return own
  const span = spans.find((one) => one === days && one !== defaultSpan)
  return span === undefined ? {} : { days: span }
}

export function spanOf({ from, days = defaultSpan }: SearchTexts): string | null {
  return from === undefined ? days : null
}

export function periodOf({ from, to, days = defaultSpan }: SearchTexts, now = new Date()): Period {
  if (from !== undefined && to !== undefined) return { from, to }
  const today = shopDay(now)
  return { from: daysBefore(today, Number(days) - 1), to: today }
}
