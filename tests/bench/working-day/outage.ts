import type { Places } from '../../../scripts/stack/environment.ts'
import { livingProcess } from '../../../scripts/stack/processes.ts'
import { eventually } from '../../support/eventually.ts'

const answers = (url: string) => fetch(`${url}/ready`).then(({ ok }) => ok)

/**
 * Kills Medusa, which its runner starts again, and runs `during` while it is unavailable.
 * @returns the seconds until it was ready again
 */
export async function outageOfCommerce(
  { runDir, commerceUrl }: Places,
  during: () => Promise<void>,
): Promise<number> {
  const pid = await livingProcess(runDir, 'commerce')
  if (pid === null) throw new Error('Medusa is not running')
  const started = performance.now()
  process.kill(pid, 'SIGKILL')
  await during()
  await eventually('Medusa runs again', () => answers(commerceUrl), 120_000)
  return (performance.now() - started) / 1000
}
