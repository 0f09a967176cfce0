import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { runToEnd } from '../../../scripts/stack/commands.ts'
import { contentTypeOf, copied, folderOf, uidOf } from './content-types.ts'
import type { Records } from './records.ts'
import { configuration, nodePackage, packages } from './stock-settings.ts'

async function write(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

async function install(folder: string): Promise<void> {
  const [wanted, stamp] = [JSON.stringify(packages), join(folder, 'node_modules', '.installed')]
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return
  await write(join(folder, 'package.json'), packages)
  await runToEnd({
    run: ['npm', 'install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'],
    cwd: folder,
    log: join(folder, 'log', 'install.log'),
  })
  await write(stamp, wanted)
}

/**
 * Writes a stock Strapi project that fills its empty database with the records when it starts.
 * @returns the program that starts it
 */
export async function writeProject(
  folder: string,
  { port, database, records }: { port: number; database: string; records: Records },
): Promise<[string, ...string[]]> {
  await install(folder)
  for (const part of ['config', 'src'])
    await rm(join(folder, part), { recursive: true, force: true })
  for (const [name, values] of Object.entries(configuration(port, database))) {
    // Strapi reads a list only from code.
    await write(
      join(folder, 'config', `${name}.js`),
      `module.exports = ${JSON.stringify(values)}\n`,
    )
  }
  for (const kind of copied) {
    const name = folderOf(kind)
    const file = (...parts: string[]) => join(folder, 'src/api', name, ...parts)
    await write(file('content-types', name, 'schema.json'), contentTypeOf(kind))
    for (const part of ['Controller', 'Router', 'Service']) {
      const code = `module.exports = require('@strapi/strapi').factories.createCore${part}('${uidOf(kind)}')\n`
      const parts = part === 'Router' ? 'routes' : `${part.toLowerCase()}s`
      await write(file(parts, `${name}.js`), code)
    }
  }
  const uids = {
    media: 'plugin::upload.file',
    ...Object.fromEntries(copied.map((kind) => [kind, uidOf(kind)])),
  }
  await write(join(folder, 'records.json'), { uids, records })
  await copyFile(join(import.meta.dirname, 'fill.cjs'), join(folder, 'src/index.js'))
  await mkdir(join(folder, 'public/uploads'), { recursive: true })
  const inPackages = (path: string) => join(folder, 'node_modules', path)
  return [
    inPackages(`${nodePackage}/bin/node`),
    inPackages('@strapi/strapi/bin/strapi.js'),
    'start',
  ]
}
