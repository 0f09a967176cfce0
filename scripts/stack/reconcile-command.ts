import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reconcileProducts } from './databases.ts'
import { loadSettings } from './settings.ts'
import { Stack } from './stack.ts'

/** `npm run reconcile`, while the shop runs: prints what differed and was repaired. */
export async function reconcile(): Promise<void> {
  const stack = new Stack(await loadSettings())
  await reconcileProducts(stack)
  console.log(await readFile(join(stack.places.logDir, 'reconcile.log'), 'utf8'))
}
