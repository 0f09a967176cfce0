import { buildPackages } from '../stack/builds.ts'
import { onShutdown, takeRunnerLock } from '../stack/commands.ts'
import { livingProcess } from '../stack/processes.ts'
import { loadSettings } from '../stack/settings.ts'
import { Stack } from '../stack/stack.ts'
import { stackUnderTest } from './own-postgres.ts'

const varDir = 'var/suite'

export async function runningShop(): Promise<Stack | null> {
  const stack = new Stack(await loadSettings())
  const runner = await livingProcess(stack.places.runDir, 'runner')
  return runner === null ? null : stack
}

async function withStack<T>(
  bringUp: (stack: Stack) => Promise<void>,
  work: (stack: Stack) => Promise<T>,
): Promise<T> {
  const stack = await stackUnderTest(varDir)
  await takeRunnerLock(stack.places.runDir)
  onShutdown(() => stack.stop())
  try {
    await stack.clear()
    await bringUp(stack)
    return await work(stack)
  } finally {
    await stack.stop()
  }
}

/** Starts a separate installation that is kept for the next run, calls `work`, and stops it. */
export function withKeptShop<T>(work: (stack: Stack) => Promise<T>): Promise<T> {
  return withStack(async (stack) => {
    await stack.prepare()
    await stack.start()
  }, work)
}

export function withKeptDatabase<T>(work: (stack: Stack) => Promise<T>): Promise<T> {
  return withStack(async (stack) => {
    await buildPackages(stack.places.logDir)
    await stack.startDatabase()
  }, work)
}
