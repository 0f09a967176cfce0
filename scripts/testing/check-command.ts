import { buildPackages } from '../stack/builds.ts'
import { inRoot } from '../stack/paths.ts'
import { onShutdown } from '../stack/shutdown.ts'
import { runChecks } from './checks.ts'
import { conclude } from './results.ts'
import { runVitest } from './suites.ts'

/** `npm run check`: what can be judged without starting anything. */
export async function check(): Promise<void> {
  onShutdown(async () => {})
  await buildPackages(inRoot('var/log'))
  conclude(await Promise.all([runChecks(), runVitest({ name: 'unit', quiet: true })]))
}
