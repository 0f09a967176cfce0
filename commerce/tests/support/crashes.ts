import { expect, vi } from 'vitest'
import recoverOperations from '../../src/jobs/recover-operations'
import type { Shop } from './shop'

type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>

/** A call of the application: a module of the container, the name of its function, which one of them. */
export type Step = [module: string, name: string, nth?: number]

export type Moment = 'before' | 'after'

/** Does something in place of this call, which itself goes on when that says so. */
export function atCall(
  shop: Shop,
  [module, name, nth = 1]: Readonly<Step>,
  act: (goOn: () => Promise<unknown>) => Promise<unknown>,
) {
  const service: Calls = shop.container.resolve(module)
  const original = service[name]?.bind(service)
  const call = vi.spyOn(service, name)
  for (let earlier = 1; earlier < nth; earlier += 1) {
    call.mockImplementationOnce(async (...given) => original?.(...given))
  }
  return call.mockImplementationOnce((...given) => act(async () => original?.(...given)))
}

/** The call dies: before it has done anything, or when it has. */
export function cutOff(shop: Shop, step: Readonly<Step>, when: Moment) {
  return atCall(shop, step, async (goOn) => {
    if (when === 'after') await goOn()
    throw new Error('killed')
  })
}

/** The same with its whole process: nothing that would follow a failure is done either. */
export function killAt(shop: Shop, step: Readonly<Step>, when: Moment) {
  const operations: Calls = shop.container.resolve('operations')
  vi.spyOn(operations, 'beginCompensation').mockRejectedValueOnce(new Error('killed'))
  return cutOff(shop, step, when)
}

/** The next process finds what was left, when its time is over. */
export async function restart(shop: Shop): Promise<void> {
  vi.restoreAllMocks()
  await shop.rows('update operation set next_run_at = now()')
  await recoverOperations(shop.container)
  expect(await shop.rows('select kind, subject from operation')).toEqual([])
}
