import { access, constants } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { CommandError, runToEnd } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { step } from '../stack/steps.ts'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

async function firstThatRuns(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const runs = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (runs) return path
  }
  return null
}

async function installed(): Promise<string | null> {
  const own = process.env.CHROMIUM_PATH
  return firstThatRuns([...(own ? [own] : []), ...known, chromium.executablePath()])
}

/** Ways to get a browser, the system's own first. */
const ways: [string, ...string[]][] = [
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
  [inRoot('node_modules/.bin/playwright'), 'install', 'chromium'],
]

/**
 * The path of a Chromium: one on the system, else one that can be installed.
 * @throws CommandError saying what to do
 */
export async function findChromium(): Promise<string> {
  const found = await installed()
  if (found !== null) return found
  const log = inRoot('var/log/chromium.log')
  return step(
    'Installing Chromium',
    async () => {
      for (const run of ways) {
        const env = { DEBIAN_FRONTEND: 'noninteractive' }
        await runToEnd({ run, cwd: inRoot(), env, log }).catch(() => undefined)
        const now = await installed()
        if (now !== null) return now
      }
      throw new CommandError(
        'The browser tests need Chromium and could not install it: install the package chromium, ' +
          'or set CHROMIUM_PATH to one.',
      )
    },
    log,
  )
}
