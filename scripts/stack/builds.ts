import { join } from 'node:path'
import { removeOldReleases } from '../../server/release/other-releases.ts'
import { makeRelease } from '../../server/release/release-folder.ts'
import { type Command, runStep } from './commands.ts'
import type { Places } from './environment.ts'
import { inRoot } from './paths.ts'
import { hashOf, isStamped, step, unlessStamped } from './steps.ts'

/** The packages that all three applications share, in order of dependency. */
const sharedPackages = [
  'domain',
  'contract',
  'query',
  'settings',
  'telemetry',
  'callers',
  'mail',
  'spreadsheets',
] as const

const common = ['pnpm-lock.yaml', ...sharedPackages.map((name) => `${name}/src`)]

/** `log` is the name of a file. */
interface Build extends Command {
  title: string
  stamp: string
  inputs: string[]
}

/** @returns the hash of the inputs */
async function build({ title, stamp, inputs, ...command }: Build, logDir: string): Promise<string> {
  const hash = await hashOf([...common, ...inputs])
  const log = join(logDir, command.log)
  await unlessStamped(stamp, hash, () => runStep(title, { ...command, log }))
  return hash
}

/** Compiles the shared packages, which Medusa can load only as JavaScript. */
export async function buildPackages(logDir: string): Promise<void> {
  for (const name of sharedPackages) {
    const packageBuild: Build = {
      title: `Building ${name}`,
      stamp: inRoot(name, 'dist/.stamp'),
      inputs: [`${name}/tsconfig.json`],
      run: [inRoot('node_modules/.bin/tsc'), '-p', '.'],
      cwd: inRoot(name),
      log: `${name}-build.log`,
    }
    await build(packageBuild, logDir)
  }
}

const content: Build = {
  title: 'Building Payload’s admin',
  stamp: inRoot('content-cms/.next/.stamp'),
  inputs: [
    'content-cms/src',
    'content-cms/scripts',
    'content-cms/package.json',
    'content-cms/next.config.ts',
    'content-cms/tsconfig.json',
  ],
  run: ['npm', 'run', '--silent', 'build'],
  cwd: inRoot('content-cms'),
  env: { NEXT_TELEMETRY_DISABLED: '1' },
  log: 'content-build.log',
}

export const isContentBuilt = async (): Promise<boolean> =>
  isStamped(content.stamp, await hashOf([...common, ...content.inputs]))

export const buildContent = (logDir: string) => build(content, logDir)

const commerce: Build = {
  title: 'Building Medusa',
  stamp: inRoot('commerce/.medusa/.stamp'),
  inputs: [
    'commerce/src',
    'commerce/package.json',
    'commerce/medusa-config.ts',
    'commerce/tsconfig.json',
  ],
  run: ['npm', 'run', '--silent', 'build'],
  cwd: inRoot('commerce'),
  log: 'commerce-build.log',
}

export const buildCommerce = (logDir: string) => build(commerce, logDir)

const pages: Build = {
  title: 'Building the pages',
  stamp: inRoot('dist/.stamp'),
  inputs: ['src', 'public', 'server/release', 'astro.config.mjs', 'package.json'],
  run: [inRoot('node_modules/.bin/astro'), 'build'],
  cwd: inRoot(),
  // Astro builds for development when the caller, such as a test runner, has set another NODE_ENV.
  env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  log: 'site-build.log',
}

/** @returns the name of the release */
export const buildPages = async (logDir: string): Promise<string> =>
  (await build(pages, logDir)).slice(0, 16)

export async function prepareRelease(places: Places): Promise<string> {
  const name = await buildPages(places.logDir)
  const release = join(places.varDir, 'releases', name)
  await unlessStamped(join(release, '.stamp'), name, () =>
    step('Compressing scripts and styles', async () => {
      await makeRelease(inRoot('dist'), release)
      await removeOldReleases(release)
    }),
  )
  return release
}
