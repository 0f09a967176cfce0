import { describe, expect, it } from 'vitest'
import { periodOf, periodProblem, readPeriodSearch, spanOf } from './period-search.ts'

/** 00:30 of 22 November in the shop. */
const now = new Date('2026-11-21T17:30:00Z')

describe('the period in the address', () => {
  it.each([
    [{}, {}],
    [{ days: '7' }, { days: '7' }],
    [{ days: '30' }, {}],
    [{ days: '8' }, {}],
    [
      { from: '2026-02-01', to: '2026-02-28', days: '7' },
      { from: '2026-02-01', to: '2026-02-28' },
    ],
    [{ from: '2026-02-01' }, {}],
    [{ from: '2026-02-30', to: '2026-03-01' }, {}],
    [{ from: '2026-03-02', to: '2026-03-01', days: '90' }, { days: '90' }],
    [{ from: '1990-01-01', to: '2026-03-01' }, {}],
  ])('%j is read as %j', (search, read) => {
    expect(readPeriodSearch(search)).toEqual(read)
  })

  it('ends today, in the time zone of the shop', () => {
    expect(periodOf({}, now)).toEqual({ from: '2026-10-24', to: '2026-11-22' })
    expect(periodOf({ days: '7' }, now)).toEqual({ from: '2026-11-16', to: '2026-11-22' })
    const own = { from: '2026-01-01', to: '2026-01-01' }
    expect(periodOf(own, now)).toEqual(own)
    expect([spanOf({}), spanOf({ days: '7' }), spanOf(own)]).toEqual(['30', '7', null])
  })

  it.each([
    ['', '2026-01-01', 'missing'],
    ['2026-01-02', '2026-01-01', 'backward'],
    ['2001-01-01', '2026-01-01', 'tooLong'],
    ['2026-01-01', '2026-01-01', null],
  ])('from %j to %j: %s', (from, to, problem) => {
    expect(periodProblem({ from, to })).toBe(problem)
  })
})
