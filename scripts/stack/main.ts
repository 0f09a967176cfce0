import { endChildren } from './child-processes.ts'
import { CommandError } from './commands.ts'
import { SettingsError } from './settings.ts'

/** The work behind each npm command; loaded when asked for. */
const commands: Record<string, (...words: string[]) => Promise<void>> = {
  '--start': async () => (await import('./start-command.ts')).start(),
  '--dev': async () => (await import('./dev-command.ts')).dev(),
  '--test': async () => (await import('../testing/test-command.ts')).test(),
  '--suite': async (...words) => (await import('../testing/suite-command.ts')).suite(...words),
  '--shots': async (...words) => (await import('../testing/shots-command.ts')).shots(...words),
  '--check': async () => (await import('../testing/check-command.ts')).check(),
  '--generate': async (...words) => (await import('./generate-command.ts')).generate(...words),
  '--reset': async () => (await import('./reset-command.ts')).reset(),
  '--reconcile': async () => (await import('./reconcile-command.ts')).reconcile(),
  '--backup': async () => (await import('../backup/backup-command.ts')).backup(),
  '--move-media': async () => (await import('./move-media-command.ts')).moveMediaOfShop(),
  '--restore': async (...words) => (await import('../backup/restore-command.ts')).restore(...words),
}

const [name = '--start', ...words] = process.argv.slice(2)
const command = commands[name]

if (command === undefined) {
  console.error(`Unknown command ${name}; there are ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
try {
  await command(...words)
} catch (error) {
  await endChildren()
  const isExplained = error instanceof SettingsError || error instanceof CommandError
  console.error(`\n${isExplained ? error.message : (error as Error).stack}`)
  process.exit(1)
}
