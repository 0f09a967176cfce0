import { boundedArray } from '@nas/contract/bounded-array'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { arraysOf } from '../../../tests/support/arrays-of.ts'
import { endpoints } from './endpoints.ts'

const unbounded = (schema: v.GenericSchema) =>
  arraysOf(schema).filter(({ schema: { reference } }) => reference !== (boundedArray as unknown))

it('finds a bare array inside a body', () => {
  const list = v.pipe(v.array(v.string()), v.maxLength(3))
  const schema = v.object({ a: v.nullish(v.union([v.object({ b: list }), v.string()])) })
  expect(unbounded(schema).map(({ path }) => path)).toEqual(['a.b'])
})

it('bounds every array of a body before its elements are read', () => {
  const described = endpoints.flatMap(({ method, path, body }) =>
    body ? [{ call: `${method} ${path}`, arrays: arraysOf(body.schema) }] : [],
  )
  expect(described.flatMap(({ arrays }) => arrays).length).toBeGreaterThan(20)
  const bare = endpoints.flatMap(({ method, path, body }) =>
    body ? unbounded(body.schema).map((one) => `${method} ${path}: ${one.path}`) : [],
  )
  expect(bare).toEqual([])
})
