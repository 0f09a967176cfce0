import {
  fillDatabases,
  migrateDatabases,
  moveMediaOfVolume,
  saveMediaInVolume,
} from './database-jobs.ts'
import { makeReleaseFolder } from './release-job.ts'
import { tellRestored } from './restored-job.ts'
import { writeSettings } from './settings-job.ts'

/**
 * The jobs of one `docker compose up`, in their order, and those of `ops/backup.sh` and `ops/restore.sh`; each may run
 * again at any time.
 */
export const jobs: Record<string, () => Promise<void>> = {
  settings: writeSettings,
  migrate: migrateDatabases,
  seed: fillDatabases,
  release: makeReleaseFolder,
  restored: tellRestored,
  'move-media': moveMediaOfVolume,
  'save-media': saveMediaInVolume,
}
