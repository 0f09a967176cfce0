import { expect, test } from 'vitest'
import { orderLimit } from './order-limit'

const begin = () => new Promise((resolve) => setImmediate(resolve))

test('a few jobs run at once, the others in the order in which they came, also after a failure', async () => {
  const begun: number[] = []
  const end: ((failed: boolean) => void)[] = []
  const jobs = Array.from({ length: 8 }, (_, number) =>
    orderLimit(() => {
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
})
