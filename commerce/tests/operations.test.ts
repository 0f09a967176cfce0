import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { OPERATIONS, OperationsService } from '../src/operations/module/service'
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

const claimed = async () => (await journal().claim(10)).length

/** The journal in another process. */
const another = () =>
  new OperationsService({
    [ContainerRegistrationKeys.PG_CONNECTION]: shop.container.resolve(
      ContainerRegistrationKeys.PG_CONNECTION,
    ),
  })

test('a subject has one operation at a time, which is committed once', async () => {
  const operation = await journal().replace(type, begun)
  expect(await journal().begin(type, begun)).toBeUndefined()
  expect(await journal().find(type, 'one')).toEqual(operation)
  expect(await journal().commit(operation, nothingElse)).toEqual([{ id: operation.id }])
  expect(await journal().commit(operation, nothingElse)).toEqual([])
  expect(await journal().begin(type, begun)).toMatchObject(begun)
})

test('a replaced operation cannot be committed, its replacement can', async () => {
  const first = await journal().replace(type, begun)
  await journal().beginCompensation(first)
  const second = await journal().replace(type, begun)
  expect(await journal().commit(first, nothingElse)).toEqual([])
  expect(await journal().commit(second, nothingElse)).toHaveLength(1)
})

test('an operation in compensation cannot be committed', async () => {
  const operation = await journal().replace(type, begun)
  await journal().beginCompensation(operation)
  expect(await journal().commit(operation, nothingElse)).toEqual([])
  await journal().close(operation)
  expect(await journal().find(type, 'one')).toBeUndefined()
})

test('is claimed after its lease, and then with growing delays', async () => {
  const operation = await journal().replace(type, begun)
  await elapse(29)
  expect([await claimed(), await journal().claimSubject(type, 'one')]).toEqual([0, undefined])
  await elapse(2)
  expect(await journal().claim(10)).toEqual([operation])
  for (const pause of [10, 20, 30]) {
    await elapse(pause - 1)
    expect(await claimed()).toBe(0)
    await elapse(2)
    expect(await claimed()).toBe(1)
  }
})

test('of a running process is not claimed; of an exited one it is claimed at once', async () => {
  const [first, second] = [another(), another()]
  await first.replace(type, begun)
  const theirs = await second.replace(type, { ...begun, subject: 'two' })
  await elapse(5)
  expect([await claimed(), await journal().claimSubject(type, 'one')]).toEqual([0, undefined])
  await first.leave()
  expect((await journal().claim(10)).map(({ subject }) => subject)).toEqual(['one'])
  expect(await claimed()).toBe(0)
  await expect(journal().findInterrupted(type, 'two')).rejects.toMatchObject({
    code: 'service_unavailable',
  })
  await second.leave()
  expect(await journal().findInterrupted(type, 'two')).toEqual(theirs)
  expect(await journal().claimSubject(type, 'two')).toEqual(theirs)
})

test('a process is still seen after its connection was cut', async () => {
  const process = another()
  await process.replace(type, begun)
  const lockSql = `from pg_locks where locktype = 'advisory' and granted
    and objid::bigint = (select process from operation where subject = 'one')`
  const [{ pid }] = await shop.rows(`select pid, pg_terminate_backend(pid) ${lockSql}`)
  await vi.waitFor(async () => {
    const [lock] = await shop.rows(`select pid ${lockSql}`)
    expect(lock).toBeDefined()
    expect(lock.pid).not.toBe(pid)
  })
  expect(await claimed()).toBe(0)
  await process.leave()
  expect(await claimed()).toBe(1)
})
