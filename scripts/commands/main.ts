import { CommandError } from '../stack/commands.ts'
import { endChildren } from '../stack/processes.ts'
import { SettingsError } from '../stack/settings.ts'

const loadMaintenance = () => import('./maintenance-commands.ts')
const loadSuite = () => import('./suite-command.ts')
const loadTest = () => import('./test-command.ts')

/** The npm commands; each loads its modules only when it runs. */
const commands: Record<string, (...args: string[]) => Promise<void>> = {
  '--start': async () => (await import('./start-command.ts')).start(),
  '--dev': async () => (await import('./dev-command.ts')).dev(),
  '--test': async () => (await loadTest()).test(),
  '--check': async () => (await loadTest()).check(),
  '--suite': async (...args) => (await loadSuite()).suite(...args),
  '--shots': async (...args) => (await loadSuite()).shots(...args),
  '--generate': async (...args) => (await loadMaintenance()).generate(...args),
  '--reset': async () => (await loadMaintenance()).reset(),
  '--reconcile': async () => (await loadMaintenance()).reconcile(),
  '--remove-demo': async () => (await loadMaintenance()).removeDemo(),
  '--mails': async () => (await loadMaintenance()).mailPreviews(),
  '--move-media': async () => (await loadMaintenance()).moveMediaOfShop(),
  '--draw-pictures': async () => (await loadMaintenance()).drawPictures(),
  '--editor-password': async (...args) => (await loadMaintenance()).editorPassword(...args),
  '--backup': async () => (await import('../backup/backup-command.ts')).backup(),
  '--restore': async (...args) => (await import('../backup/restore-command.ts')).restore(...args),
}

const [name = '--start', ...args] = process.argv.slice(2)
const command = commands[name]

if (command === undefined) {
  console.error(`Unknown command ${name}; there are ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
try {
  await command(...args)
} catch (error) {
  await endChildren()
  const isExplained = error instanceof SettingsError || error instanceof CommandError
  console.error(`\n${isExplained ? error.message : (error as Error).stack}`)
  process.exit(1)
}
