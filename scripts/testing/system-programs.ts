import { access, constants } from 'node:fs/promises'
import { CommandError, runStep } from '../stack/commands.ts'
import { inRoot } from '../stack/paths.ts'

type Command = [string, ...string[]]

interface Choice {
  paths: string[]
  installs: Command[]
}

async function firstExecutable(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const isExecutable = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isExecutable) return path
  }
  return null
}

function aptInstalls(name: string): Command[] {
  const install: Command = ['apt-get', 'install', '-y', '--no-install-recommends', name]
  return [install, ['sh', '-c', `apt-get update && ${install.join(' ')}`]]
}

async function findOrInstall(name: string, choices: Choice[]): Promise<string | null> {
  const log = inRoot('var/log', `${name}.log`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  for (const { paths, installs } of choices) {
    const found = await firstExecutable(paths)
    if (found !== null) return found
    for (const run of installs) {
      const install = runStep(`Installing ${name}`, { run, cwd: inRoot(), env, log })
      await install.catch(() => undefined)
      const installed = await firstExecutable(paths)
      if (installed !== null) return installed
    }
  }
  return null
}

/** Prefers the headless shell: a full Chromium draws its own bars, in one more process. */
export async function findChromium(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  const browsers = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = await findOrInstall('chromium', [
    {
      paths: [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium-headless-shell'],
      installs: aptInstalls('chromium-headless-shell'),
    },
    { paths: [...browsers, chromium.executablePath()], installs: [] },
    {
      paths: [chromium.executablePath()],
      installs: [[inRoot('node_modules/.bin/playwright'), 'install', 'chromium']],
    },
  ])
  if (found !== null) return found
  throw new CommandError(
    'The browser tests need Chromium and could not install it: install the package ' +
      'chromium-headless-shell or chromium, or set CHROMIUM_PATH to one.',
  )
}

export async function findRedis(): Promise<string> {
  const paths = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].map(
    (folder) => `${folder}/redis-server`,
  )
  const found = await findOrInstall('redis', [
    { paths: [process.env.REDIS_PATH ?? '', ...paths], installs: aptInstalls('redis-server') },
  ])
  if (found !== null) return found
  throw new CommandError(
    'The tests with several processes need redis-server and could not install it: install the ' +
      'package redis-server, or set REDIS_PATH to one.',
  )
}
