import { expect, it } from 'vitest'
import type { Condition } from './condition.js'
import { compileCondition } from './evaluate.js'
import type { Attributes } from './shape.js'

it('tests a record once, regardless of the number of paths to it', () => {
  const all: Attributes[] = Array.from({ length: 20 }, (_, index) => ({ id: index, name: 'x' }))
  let looked = 0
  const relatedOf = () => {
    looked += 1
    return all
  }
  const last: Condition = {
    kind: 'compare',
    attribute: 'name',
    type: 'text',
    operator: '$eq',
    value: 'y',
  }
  const some = (condition: Condition): Condition => {
    return { kind: 'some', relation: 'others', target: 'things', condition }
  }
  const test = compileCondition(some(some(some(some(some(last))))), 'things', relatedOf)
  expect(all.filter((row) => test(row) === true)).toEqual([])
  expect(looked).toBe(5 * all.length)
})
