import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { CommandError } from './commands.ts'
import { commerceEnv } from './environment.ts'
import { loadSettings } from './load-settings.ts'
import { inRoot } from './paths.ts'
import { Stack } from './stack.ts'

/** `npm run reconcile`: compares the products of Payload and Medusa whole and mends Medusa. */
export async function reconcile(): Promise<void> {
  const { settings, places } = new Stack(await loadSettings())
  const child = spawn('npm', ['run', '--silent', 'reconcile'], {
    cwd: inRoot('commerce'),
    env: { ...process.env, ...commerceEnv(settings, places) },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new CommandError('Reconciling failed: is the shop running?')
}
