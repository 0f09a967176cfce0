import { fillDatabases, migrateDatabases, moveMediaOfVolume } from './database-jobs.ts'
import { makeReleaseFolder } from './release-job.ts'
import { tellRestored } from './restored-job.ts'
import { writeSettings } from './settings-job.ts'

/**
 * The jobs of one `docker compose up`, in their order, that of `ops/restore.sh`, and one that is called by hand; each
 * may run again at any time.
 */
export const jobs: Record<string, () => Promise<void>> = {
  settings: writeSettings,
  migrate: migrateDatabases,
  seed: fillDatabases,
  release: makeReleaseFolder,
  restored: tellRestored,
  'move-media': moveMediaOfVolume,
}
