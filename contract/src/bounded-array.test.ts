import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { boundedArray, maxProblems } from './bounded-array.ts'

const wide = v.object({ list: boundedArray(v.object({ a: v.number() }), { min: 1, max: 2000 }) })
const issuesOf = (list: unknown) => v.safeParse(wide, { list }).issues ?? []
const codesOf = (list: unknown) => issuesOf(list).map(({ message }) => message)

it('takes as many elements as allowed', () => {
  const list = Array.from({ length: 2000 }, (_, a) => ({ a }))
  expect(v.parse(wide, { list })).toEqual({ list })
})

it.each([
  ['no array', 'x', ['malformed']],
  ['too few elements', [], ['required']],
  ['too many elements', Array.from({ length: 2001 }, () => ({ a: 1 })), ['too_long']],
])('rejects %s', (_, list, codes) => {
  expect(codesOf(list)).toEqual(codes)
})

it('reads no element of a longer array', () => {
  let read = 0
  const element = v.pipe(
    v.unknown(),
    v.check(() => {
      read += 1
      return false
    }),
  )
  const list = boundedArray(element, { max: 10 })
  expect(v.safeParse(list, new Array(400_000).fill(1)).issues).toHaveLength(1)
  expect(read).toBe(0)
})

describe('wrong elements', () => {
  it('are reported with their places', () => {
    const [issue] = issuesOf([{ a: 1 }, { a: 'x' }])
    expect(v.getDotPath(issue as v.BaseIssue<unknown>)).toBe('list.1.a')
  })

  it('end the validation at the limit of problems', () => {
    expect(issuesOf(new Array(2000).fill({ a: 'x' }))).toHaveLength(maxProblems)
  })

  it('of both levels do', () => {
    const table = boundedArray(boundedArray(v.number(), { max: 100 }), { max: 100 })
    const rows = new Array(100).fill(new Array(100).fill('x'))
    expect(v.safeParse(table, rows).issues).toHaveLength(maxProblems)
  })
})

it('keeps the code of a longer list inside a union', () => {
  const either = v.union([boundedArray(v.number(), { max: 1 }), v.string()], 'malformed')
  expect(v.safeParse(either, [1, 2]).issues?.map(({ message }) => message)).toEqual(['too_long'])
})
