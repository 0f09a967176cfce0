import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Settings } from '../../src/platform/settings/settings'

/** The settings that the application reads, to be changed: it loads its sources apart from the tests'. */
export function runningSettings(): Settings {
  const load = createRequire(import.meta.url)
  return load(resolve('src/platform/settings/settings.ts')).settings()
}
