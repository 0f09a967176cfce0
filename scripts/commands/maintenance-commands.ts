import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { moveMedia } from '../media/copy-media.ts'
import { buildPackages } from '../stack/builds.ts'
import { CommandError, takeRunnerLock } from '../stack/commands.ts'
import { reconcileProducts } from '../stack/databases.ts'
import { removeDemoOrders } from '../stack/demo-orders.ts'
import { commerceEnv, contentEnv, inheritedEnv, placesOf } from '../stack/environment.ts'
import { inRoot } from '../stack/paths.ts'
import { exitCodeOf } from '../stack/processes.ts'
import { loadSettings } from '../stack/settings.ts'
import { Stack } from '../stack/stack.ts'
import { withKeptDatabase } from '../testing/kept-shop.ts'

/** `npm run reset`: removes all runtime data; builds remain. */
export async function reset(): Promise<void> {
  const stack = new Stack(await loadSettings())
  await takeRunnerLock(stack.places.runDir)
  await stack.clear()
  await rm(stack.places.varDir, { recursive: true, force: true })
  console.log(`Removed ${stack.places.varDir}.`)
}

/** `npm run reconcile`, while the shop runs: prints and repairs the differences. */
export async function reconcile(): Promise<void> {
  const stack = new Stack(await loadSettings())
  await reconcileProducts(stack)
  console.log(await readFile(join(stack.places.logDir, 'reconcile.log'), 'utf8'))
}

/** `npm run remove-demo`; works whether the shop runs or not. */
export async function removeDemo(): Promise<void> {
  const stack = new Stack(await loadSettings())
  await stack.withDatabase(async () => console.log(await removeDemoOrders(stack)))
  process.exit(0)
}

/** Addresses for commands that do not open the database. */
const unopened = (name: string) => ({
  owner: `postgres://localhost/${name}`,
  runtime: `postgres://localhost/${name}`,
})

/** `npm run move-media`; works whether the shop runs or not. */
export async function moveMediaOfShop(): Promise<void> {
  const settings = await loadSettings()
  await moveMedia(settings, placesOf(settings, unopened).mediaDir)
}

/** Runs a script of an application in the terminal, because Payload asks about renamed columns. */
async function run(app: string, env: Record<string, string>, words: string[]): Promise<void> {
  const code = await exitCodeOf(['npm', 'run', '--silent', ...words], {
    cwd: inRoot(app),
    env: { ...inheritedEnv(), ...env },
    stdio: 'inherit',
  })
  if (code !== 0) throw new CommandError(`npm run ${words.join(' ')} failed in ${app}`)
}

/** `npm run draw-pictures`, while the shop runs: draws missing AVIF sizes of pictures. */
export async function drawPictures(): Promise<void> {
  const { settings, places } = new Stack(await loadSettings())
  await run('content-cms', contentEnv(settings, places, { prepares: true }), ['draw-pictures'])
}

/** `npm run editor-password -- <email> [without-factor]`, while the shop runs: for the only editor of a shop. */
export async function editorPassword(email = '', ...option: string[]): Promise<void> {
  if (email === '') throw new CommandError('Name the editor: npm run editor-password -- <email>')
  const { settings, places } = new Stack(await loadSettings())
  await run('content-cms', contentEnv(settings, places), [
    'editor-password',
    '--',
    email,
    ...option,
  ])
}

/** `npm run mails`: writes every e-mail in both languages; the shop need not run. */
export async function mailPreviews(): Promise<void> {
  const settings = await loadSettings()
  const places = placesOf(settings, unopened)
  await buildPackages(places.logDir)
  const folder = join(places.varDir, 'mail-previews')
  await run('commerce', commerceEnv(settings, places), ['preview-emails', '--', folder, inRoot()])
}

/** `npm run generate -- <name>`: Payload's types and the missing migrations. */
export async function generate(...name: string[]): Promise<void> {
  await withKeptDatabase(async ({ settings, places }) => {
    await run('commerce', commerceEnv(settings, places, { prepares: true }), ['generate'])
    const env = contentEnv(settings, places, { prepares: true })
    await run('content-cms', env, ['generate'])
    await run('content-cms', env, ['migrate:create', '--', ...name, '--skip-empty'])
  })
  process.exit(0)
}
