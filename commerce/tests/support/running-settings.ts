import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Settings } from '../../src/platform/settings/settings'

/**
 * The settings of the application, which loads its own copy of the module; to be changed by tests.
 */
export function runningSettings(): Settings {
  const load = createRequire(__filename)
  return load(resolve('src/platform/settings/settings.ts')).settings()
}
