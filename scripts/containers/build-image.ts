import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeRelease } from '../../server/release-folder.ts'
import { buildCommerce, buildContent, buildPackages, buildPages } from '../stack/builds.ts'
import { inRoot } from '../stack/paths.ts'
import { step } from '../stack/steps.ts'
import { copyProductionFiles } from './production-files.ts'

// Builds the three applications as the image has them. One after the other: they starve each other.
const logDir = inRoot('var/log')
const [to = '/out'] = process.argv.slice(2)

await buildPackages(logDir)
await buildContent(logDir)
await buildCommerce(logDir)
// No Payload stands beside this build: the pages are rendered by the release.
const name = await buildPages(logDir, { ASTRO_TELEMETRY_DISABLED: '1' })
await step('Compressing the assets', () => makeRelease(inRoot('dist'), inRoot('release')))
await step('Copying what production needs', () => copyProductionFiles(to))
await writeFile(join(to, 'release.name'), name)
