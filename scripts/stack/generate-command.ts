import { withKeptDatabase } from '../testing/kept-shop.ts'
import { exitCodeOf } from './child-processes.ts'
import { CommandError } from './commands.ts'
import { commerceEnv, contentEnv, inheritedEnv } from './environment.ts'
import { inRoot } from './paths.ts'

/** Runs a script of an application on the screen: a renamed column makes Payload ask. */
async function run(app: string, env: Record<string, string>, words: string[]): Promise<void> {
  const code = await exitCodeOf(['npm', 'run', '--silent', ...words], {
    cwd: inRoot(app),
    env: { ...inheritedEnv(), ...env },
    stdio: 'inherit',
  })
  if (code !== 0) throw new CommandError(`npm run ${words.join(' ')} failed in ${app}`)
}

/**
 * `npm run generate -- <name>`: writes what follows from the sources of both applications, Payload's
 * types and the migrations that their tables lack; the name is that of Payload's migration.
 */
export async function generate(...name: string[]): Promise<void> {
  await withKeptDatabase(async ({ settings, places }) => {
    await run('commerce', commerceEnv(settings, places, { prepares: true }), ['generate'])
    const env = contentEnv(settings, places, { prepares: true })
    await run('content-cms', env, ['generate'])
    await run('content-cms', env, ['migrate:create', '--', ...name, '--skip-empty'])
  })
  process.exit(0)
}
