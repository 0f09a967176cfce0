import { SettingsError } from '../stack/settings.ts'
import { jobs } from './jobs.ts'
import { runService } from './services.ts'

// What a container of the image does is its first word: a job, which ends, or a service.
const [name = ''] = process.argv.slice(2)
try {
  const job = jobs[name]
  if (job === undefined) await runService(name)
  else await job()
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : (error as Error).stack)
  process.exit(1)
}
