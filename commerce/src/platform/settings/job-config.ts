import { settings } from './settings'

/**
 * For a job that finishes what was cut off: it runs soon, as somebody may be waiting for it. The
 * setting is asked for when Medusa registers the job, so its file can be read without settings.
 */
export function jobConfig(name: string) {
  return {
    name,
    get schedule() {
      return { interval: settings().JOB_SECONDS * 1000 }
    },
  }
}
