import { join } from 'node:path'
import { removeOldReleases } from '../../server/release/other-releases.ts'
import { makeRelease } from '../../server/release/release-folder.ts'
import { runToEnd } from './commands.ts'
import type { Places } from './environment.ts'
import { inRoot } from './paths.ts'
import { hashOf, isStamped, unlessStamped } from './stamps.ts'
import { step } from './steps.ts'

const lock = ['pnpm-lock.yaml']

/** The packages that all three applications share, in order of dependency. */
const sharedPackages = ['domain', 'contract', 'query', 'settings', 'telemetry', 'callers'] as const

const packageSources = sharedPackages.map((name) => `${name}/src`)

const siteInputs = [
  ...lock,
  'src',
  'public',
  'server/release',
  ...packageSources,
  'astro.config.mjs',
  'package.json',
]

/** Compiles the shared packages, which Medusa can load only as JavaScript. */
export async function buildPackages(logDir: string): Promise<void> {
  for (const name of sharedPackages) {
    const hash = await hashOf([...lock, ...packageSources, `${name}/tsconfig.json`])
    const log = join(logDir, `${name}-build.log`)
    const run: [string, ...string[]] = [inRoot('node_modules/.bin/tsc'), '-p', '.']
    await unlessStamped(inRoot(name, 'dist/.stamp'), hash, () =>
      step(`Building ${name}`, () => runToEnd({ run, cwd: inRoot(name), log }), log),
    )
  }
}

const contentStamp = inRoot('content-cms/.next/.stamp')

const contentHash = () =>
  hashOf([
    ...lock,
    'content-cms/src',
    'content-cms/scripts',
    'content-cms/package.json',
    'content-cms/next.config.ts',
    'content-cms/tsconfig.json',
    ...packageSources,
  ])

export async function isContentBuilt(): Promise<boolean> {
  return isStamped(contentStamp, await contentHash())
}

export async function buildContent(logDir: string): Promise<void> {
  const log = join(logDir, 'content-build.log')
  await unlessStamped(contentStamp, await contentHash(), () =>
    step(
      'Building Payload’s admin',
      () =>
        runToEnd({
          run: ['npm', 'run', '--silent', 'build'],
          cwd: inRoot('content-cms'),
          env: { NEXT_TELEMETRY_DISABLED: '1' },
          log,
        }),
      log,
    ),
  )
}

export async function buildCommerce(logDir: string): Promise<void> {
  const hash = await hashOf([
    ...lock,
    'commerce/src',
    'commerce/package.json',
    'commerce/medusa-config.ts',
    'commerce/tsconfig.json',
    ...packageSources,
  ])
  const log = join(logDir, 'commerce-build.log')
  await unlessStamped(inRoot('commerce/.medusa/.stamp'), hash, () =>
    step(
      'Building Medusa',
      () =>
        runToEnd({
          run: ['npm', 'run', '--silent', 'build'],
          cwd: inRoot('commerce'),
          env: { MEDUSA_DISABLE_TELEMETRY: 'true' },
          log,
        }),
      log,
    ),
  )
}

/** @returns the name of the release */
export async function buildPages(logDir: string): Promise<string> {
  const hash = await hashOf(siteInputs)
  const log = join(logDir, 'site-build.log')
  await unlessStamped(inRoot('dist/.stamp'), hash, () =>
    step(
      'Building the pages',
      () =>
        runToEnd({
          run: [inRoot('node_modules/.bin/astro'), 'build'],
          cwd: inRoot(),
          // With another value, such as that of a test runner, Astro builds for development.
          env: { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
          log,
        }),
      log,
    ),
  )
  return hash.slice(0, 16)
}

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
