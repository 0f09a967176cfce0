import { access, constants } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { CommandError, runToEnd } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'
import { step } from '../stack/steps.ts'

/** Without windows: a whole Chromium draws its own bars beside each page, in one more process. */
const shell = '/usr/bin/chromium-headless-shell'

const browsers = [
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

type Program = [string, ...string[]]

const aptInstall: Program = [
  ...(['apt-get', 'install', '-y', '--no-install-recommends'] as const),
  'chromium-headless-shell',
]

/** Browsers, the best first: where one may be, and what installs it. */
const choices: { paths: string[]; ways: Program[] }[] = [
  {
    paths: [process.env.CHROMIUM_PATH ?? '', shell],
    ways: [aptInstall, ['sh', '-c', `apt-get update && ${aptInstall.join(' ')}`]],
  },
  { paths: [...browsers, chromium.executablePath()], ways: [] },
  {
    paths: [chromium.executablePath()],
    ways: [[inRoot('node_modules/.bin/playwright'), 'install', 'chromium']],
  },
]

/**
 * The path of a Chromium: one on the system, else one that can be installed.
 * @throws CommandError saying what to do
 */
export async function findChromium(): Promise<string> {
  const log = inRoot('var/log/chromium.log')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const { paths, ways } of choices) {
    const found = await firstThatRuns(paths)
    if (found !== null) return found
    for (const run of ways) {
      const install = runToEnd({ run, cwd: inRoot(), env, log })
      await step('Installing a browser', () => install, log).catch(() => undefined)
      const installed = await firstThatRuns(paths)
      if (installed !== null) return installed
    }
  }
  throw new CommandError(
    'The browser tests need Chromium and could not install it: install the package ' +
      'chromium-headless-shell or chromium, or set CHROMIUM_PATH to one.',
  )
}
