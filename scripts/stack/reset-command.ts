import { rm } from 'node:fs/promises'
import { takeRunnerLock } from './runner-lock.ts'
import { loadSettings } from './settings.ts'
import { Stack } from './stack.ts'

/** `npm run reset`: forgets everything made at run time; builds stay. */
export async function reset(): Promise<void> {
  const stack = new Stack(await loadSettings())
  await takeRunnerLock(stack.places.runDir)
  await stack.clear()
  await rm(stack.places.varDir, { recursive: true, force: true })
  console.log(`Forgot ${stack.places.varDir}.`)
}
