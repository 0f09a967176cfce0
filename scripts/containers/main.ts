import { SettingsError } from '../stack/settings.ts'
import { jobs } from './jobs.ts'
import { runService } from './services.ts'

// The first argument selects what the container runs: a job, which exits, or a service.
const [name = '', ...args] = process.argv.slice(2)
try {
  const job = jobs[name]
  if (job === undefined) await runService(name)
  else await job(...args)
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : (error as Error).stack)
  process.exit(1)
}
