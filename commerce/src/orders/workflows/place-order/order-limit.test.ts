import { expect, test } from 'vitest'
import { orderLimit } from './order-limit'

const begin = () => new Promise((resolve) => setImmediate(resolve))

test('a few jobs run at once, the others in the order in which they came, also after a failure', async () => {
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

test('whoever finds the queue full is told so at once, and the queue is open again after that', async () => {
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
