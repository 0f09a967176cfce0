import { beforeEach, expect, test } from 'vitest'
import { OPERATIONS } from '../src/operations/module/key'
import type { OperationsService } from '../src/operations/module/service'
import { useShop } from './support/shop'

const { shop } = useShop()
const journal = () => shop.container.resolve<OperationsService>(OPERATIONS)

const type = { kind: 'of-the-tests', leaseSeconds: () => 30 }
const begun = { subject: 'one', intent: { made: 'under this id' } }
const nothingElse = { parts: [], result: 'ended' }

beforeEach(() => shop.rows('delete from operation'))

const elapse = (seconds: number) =>
  shop.rows(
    `update operation set next_run_at = next_run_at - make_interval(secs => ?),
       created_at = created_at - make_interval(secs => ?)`,
    [seconds, seconds],
  )

const claimed = async (aloneForSeconds: number | null = null) =>
  (await journal().claim(10, aloneForSeconds)).length

test('one operation at a time concerns a subject; it is committed once', async () => {
  const operation = await journal().replace(type, begun)
  expect(await journal().begin(type, begun)).toBeUndefined()
  expect(await journal().find(type, 'one')).toEqual(operation)
  expect(await journal().commit(operation, nothingElse)).toEqual([{ id: operation.id }])
  expect(await journal().commit(operation, nothingElse)).toEqual([])
  expect(await journal().begin(type, begun)).toMatchObject(begun)
})

test('what was replaced cannot be committed; what replaced it can', async () => {
  const first = await journal().replace(type, begun)
  await journal().beginCompensation(first)
  const second = await journal().replace(type, begun)
  expect(await journal().commit(first, nothingElse)).toEqual([])
  expect(await journal().commit(second, nothingElse)).toHaveLength(1)
})

test('what is being compensated cannot be committed', async () => {
  const operation = await journal().replace(type, begun)
  await journal().beginCompensation(operation)
  expect(await journal().commit(operation, nothingElse)).toEqual([])
  await journal().close(operation)
  expect(await journal().find(type, 'one')).toBeUndefined()
})

test('is claimed when its lease has run out, and after that more and more rarely', async () => {
  const operation = await journal().replace(type, begun)
  await elapse(29)
  expect([await claimed(), await journal().claimSubject(type, 'one')]).toEqual([0, undefined])
  await elapse(2)
  expect(await journal().claim(10, null)).toEqual([operation])
  for (const pause of [10, 20, 30]) {
    await elapse(pause - 1)
    expect(await claimed()).toBe(0)
    await elapse(2)
    expect(await claimed()).toBe(1)
  }
})

test('of a process before this one is claimed at once by one that is alone', async () => {
  await journal().replace(type, begun)
  await elapse(5)
  expect([await claimed(), await claimed(10), await claimed(4)]).toEqual([0, 0, 1])
})
