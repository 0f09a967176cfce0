import { expect, test } from 'vitest'
import { orderLimit } from './order-limits'

const begin = () => new Promise((resolve) => setImmediate(resolve))

test('runs a few jobs at once and the others in their order of arrival, also after a failure', async () => {
  const begun: number[] = []
  const end: ((failed: boolean) => void)[] = []
  const jobs = Array.from({ length: 8 }, (_, number) =>
    orderLimit(100, () => {
      begun.push(number)
      return new Promise<number>((resolve, reject) => {
        end[number] = (failed) => (failed ? reject(new Error('broken')) : resolve(number))
      })
    }),
  )
  await begin()
  expect(begun).toEqual([0, 1, 2, 3])
  end[2]?.(true)
  await expect(jobs[2]).rejects.toThrow('broken')
  end[0]?.(false)
  await jobs[0]
  await begin()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5])
  for (const number of [1, 3, 4, 5]) end[number]?.(false)
  await Promise.all([1, 3, 4, 5].map((number) => jobs[number]))
  await begin()
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  for (const number of [6, 7]) end[number]?.(false)
  await Promise.all([6, 7].map((number) => jobs[number]))
})

test('rejects at once when the queue is full, and accepts again later', async () => {
  const ends: (() => void)[] = []
  const held = () => new Promise<void>((resolve) => ends.push(resolve))
  const jobs = Array.from({ length: 6 }, () => orderLimit(2, held))
  await expect(orderLimit(2, held)).rejects.toMatchObject({ code: 'service_unavailable' })
  await begin()
  expect(ends).toHaveLength(4)
  for (const end of ends.splice(0)) end()
  await Promise.all(jobs.slice(0, 4))
  const late = orderLimit(2, held)
  await begin()
  for (const end of ends) end()
  await Promise.all([...jobs, late])
})
