import { expect, vi } from 'vitest'
import recoverOperations from '../../src/jobs/recover-operations'
import type { Shop } from './shop'

type Calls = Record<string, (...given: unknown[]) => Promise<unknown>>

/**
 * A call of the application: a module of the container (or `module.part`), its function, and the
 * number of the call.
 */
export type Step = [module: string, name: string, nth?: number]

export type Moment = 'before' | 'after'

/** Replaces this call; the replacement may run the original. */
export function atCall(
  shop: Shop,
  [module, name, nth = 1]: Readonly<Step>,
  act: (goOn: () => Promise<unknown>) => Promise<unknown>,
) {
  const [key = '', part] = module.split('.')
  const resolved = shop.container.resolve<Record<string, Calls> & Calls>(key)
  const service: Calls = part === undefined ? resolved : (resolved[part] ?? {})
  const original = service[name]?.bind(service)
  const call = vi.spyOn(service, name)
  for (let earlier = 1; earlier < nth; earlier += 1) {
    call.mockImplementationOnce(async (...given) => original?.(...given))
  }
  return call.mockImplementationOnce((...given) => act(async () => original?.(...given)))
}

/** The call fails before or after its effect. */
export function cutOff(shop: Shop, step: Readonly<Step>, when: Moment) {
  return atCall(shop, step, async (goOn) => {
    if (when === 'after') await goOn()
    throw new Error('killed')
  })
}

/** The same with its whole process: it recovers nothing until the test restores its mocks. */
export function killAt(shop: Shop, step: Readonly<Step>, when: Moment) {
  const operations: Calls = shop.container.resolve('operations')
  vi.spyOn(operations, 'claimFailed').mockRejectedValue(new Error('killed'))
  return cutOff(shop, step, when)
}

/** Another process recovers after the lease has expired. */
export async function restart(shop: Shop): Promise<void> {
  vi.restoreAllMocks()
  await shop.rows('update operation set next_run_at = now()')
  await recoverOperations(shop.container)
  expect(await shop.rows('select kind, subject from operation')).toEqual([])
}
