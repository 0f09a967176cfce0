import { copyFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000
const closed = /^.+\.(\d{4}-\d{2}-\d{2})(?:-\d+)?\.log$/

/**
 * Age of the oldest rotated file in days, and the size in bytes at which a log is rotated before
 * the end of its day.
 */
export interface LogLimits {
  days: number
  bytes: number
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** The name of the rotated file; `null` when the log is not due. */
function rotatedName(names: string[], name: string, day: string, isLarge: boolean): string | null {
  const copy = (number: number) =>
    name.replace(/log$/, `${number === 1 ? day : `${day}-${number}`}.log`)
  let number = 1
  while (names.includes(copy(number))) number += 1
  return number === 1 || isLarge ? copy(number) : null
}

/**
 * Rotates each log once a day, as `name.2026-11-23.log`, and again (`…-23-2.log`) when it exceeds
 * the limit, and removes old rotated files. Programs keep their files open and append, so a line
 * that is written between the copy and the truncation is lost.
 * @returns the number of removed files
 */
export function rotateLogs(folder: string, { days, bytes }: LogLimits, now = Date.now()): number {
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
  for (const name of names.filter((name) => !closed.test(name))) {
    const { size } = statSync(join(folder, name))
    const copy = rotatedName(names, name, dayOf(now), size > bytes)
    if (size === 0 || copy === null) continue
    copyFileSync(join(folder, name), join(folder, copy))
    truncateSync(join(folder, name))
  }
  const oldest = dayOf(now - days * dayMs)
  const aged = names.filter((name) => (closed.exec(name)?.[1] ?? oldest) < oldest)
  for (const name of aged) rmSync(join(folder, name))
  return aged.length
}

/** Runs every five minutes while the shop runs. */
export function rotateLogsRegularly(folder: string, limits: LogLimits): void {
  const rotate = () => {
    const removed = rotateLogs(folder, limits)
    if (removed > 0)
      console.log(`Logs: ${removed} files older than ${limits.days} days were removed.`)
  }
  rotate()
  setInterval(rotate, 5 * 60 * 1000).unref()
}
