import { globSync } from 'node:fs'
import {
  copyFile,
  cp,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { JsxEmit, ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import { makeRelease } from '../../server/release/release-folder.ts'
import { buildCommerce, buildContent, buildPackages, buildPages } from '../stack/builds.ts'
import { inRoot, root } from '../stack/paths.ts'
import { step } from '../stack/steps.ts'

/** Programs of the image, and files that they load by computed names. */
const entries = [
  'server/main.ts',
  'server/fill-release.ts',
  'server/publishing/render-worker.ts',
  'src/api/input/input-worker.ts',
  'scripts/containers/main.ts',
  'simulators/vnpay/main.ts',
  'dist/server/**/*.mjs',
  'content-cms/scripts/{draw-pictures.ts,serve.mjs}',
  'content-cms/node_modules/payload/bin.js',
  'content-cms/{src,seed}/**/*.{ts,tsx}',
  'commerce/node_modules/@medusajs/cli/cli.js',
  'commerce/.medusa/server/**/*.js',
  // Medusa finds modules, migrations, routes and commands in the folders of its packages.
  'node_modules/.pnpm/@medusajs+*/node_modules/@medusajs/*/{dist,.medusa/server/src}/**/*.js',
]

const data = [
  'content-cms/{package,tsconfig}.json',
  'commerce/.medusa/server/package.json',
  // The fonts of printed slips, with the link and the manifest by which they are resolved.
  'node_modules/@expo-google-fonts/be-vietnam-pro',
  'node_modules/.pnpm/@expo-google-fonts+be-vietnam-pro@*/node_modules/@expo-google-fonts/be-vietnam-pro/{package.json,{400Regular,600SemiBold}/*.ttf}',
  // Plugins and modules are resolved by name: their links and manifests.
  'commerce/node_modules/@medusajs/*',
  'node_modules/.pnpm/@medusajs+*/node_modules/@medusajs/*',
  'node_modules/.pnpm/@medusajs+*/node_modules/@medusajs/*/package.json',
]

const folders = ['content-cms/seed', 'content-cms/.next/standalone', 'release']

/** Medusa creates a folder for migrations beside each module, which a read-only image forbids. */
const modules = [
  'commerce/.medusa/server/src/**/*.js',
  'node_modules/.pnpm/@medusajs+*/node_modules/@medusajs/*/dist/index.js',
]

/** Parts of Medusa's admin, which is off, and of its development tools. */
const unused = [
  ...['dashboard', 'admin-bundler', 'admin-vite-plugin', 'ui', 'icons'].map(
    (name) => `node_modules/.pnpm/@medusajs+${name}@*/**`,
  ),
  ...['@swc+core', 'typescript@', 'vite@', 'rollup@', 'react-aria@'].map(
    (name) => `node_modules/.pnpm/${name}*/**`,
  ),
  '**/*.test.*',
  '**/*.d.ts',
]

const filesOf = (patterns: string[], exclude: string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root, exclude }))

/** Returns the source as JavaScript, because the tracer reads only that. */
async function readAsJavaScript(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null || !/\.tsx?$/.test(path)) return text
  const compilerOptions = {
    module: ModuleKind.ESNext,
    target: ScriptTarget.ESNext,
    jsx: JsxEmit.ReactJSX,
  }
  return transpileModule(text, { fileName: path, compilerOptions }).outputText
}

async function copy(file: string, to: string): Promise<void> {
  const [from, target] = [inRoot(file), join(to, file)]
  const kind = await lstat(from)
  if (kind.isDirectory()) return
  await mkdir(dirname(target), { recursive: true })
  if (kind.isSymbolicLink()) await symlink(await readlink(from), target)
  else await copyFile(from, target)
}

/** Up to this size in bytes a package is copied whole: it may load files by computed names. */
const wholeUpTo = 6_000_000

const program = /\.(js|mjs|cjs|json|node|wasm|sql)$/

async function wholePackage(folder: string): Promise<string[]> {
  const entries = await readdir(inRoot(folder), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && program.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const sizes = await Promise.all(files.map(async (file) => (await lstat(file)).size))
  const size = sizes.reduce((sum, one) => sum + one, 0)
  return size > wholeUpTo ? [] : files.map((file) => relative(root, file))
}

const folderOfPackage = /^node_modules\/\.pnpm\/[^/]+\/node_modules\/(@[^/]+\/)?[^/@][^/]*(?=\/)/

/** @param to a folder that does not exist yet; it replaces the project's folder */
async function copyProductionFiles(to: string): Promise<void> {
  const programs = filesOf(entries, unused).map((file) => inRoot(file))
  const { fileList } = await nodeFileTrace(programs, {
    base: root,
    conditions: ['node', 'import', 'default'],
    readFile: readAsJavaScript,
    // Next has its own trace.
    ignore: [...unused, 'content-cms/.next/**'],
  })
  await mkdir(to, { recursive: true })
  const loaded = new Set([...fileList].flatMap((file) => folderOfPackage.exec(file)?.[0] ?? []))
  const packages = await Promise.all([...loaded].map(wholePackage))
  const files = new Set([...fileList, ...packages.flat(), ...filesOf(data, unused)])
  for (const file of files) await copy(file, to)
  for (const folder of folders) {
    await cp(inRoot(folder), join(to, folder), { recursive: true, verbatimSymlinks: true })
  }
  for (const file of filesOf(modules, unused)) {
    await mkdir(join(to, dirname(file), 'migrations'), { recursive: true })
  }
}

// One after the other, because each build uses all cores.
const logDir = inRoot('var/log')
const [to = '/out'] = process.argv.slice(2)

await buildPackages(logDir)
await buildContent(logDir)
await buildCommerce(logDir)
// Payload does not run during this build: the job `release` renders the pages.
const name = await buildPages(logDir)
await step('Compressing the assets', () => makeRelease(inRoot('dist'), inRoot('release')))
await step('Copying the files of production', () => copyProductionFiles(to))
await writeFile(join(to, 'release.name'), name)
