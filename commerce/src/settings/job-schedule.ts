import { settings } from './settings'

/** When a job that finishes what was cut off runs: soon, as somebody may be waiting for it. */
export function jobSchedule(): { interval: number } {
  return { interval: settings().JOB_SECONDS * 1000 }
}
