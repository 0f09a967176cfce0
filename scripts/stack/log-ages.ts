import { copyFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000
const closed = /^.+\.(\d{4}-\d{2}-\d{2})(?:-\d+)?\.log$/

/** How long closed logs are kept, and how large an open one may grow. */
export interface LogLimits {
  days: number
  bytes: number
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** The next name under which the log may be closed today; null while it is to go on. */
function nextCopy(names: string[], name: string, day: string, isLarge: boolean): string | null {
  const copy = (number: number) =>
    name.replace(/log$/, `${number === 1 ? day : `${day}-${number}`}.log`)
  let number = 1
  while (names.includes(copy(number))) number += 1
  return number === 1 || isLarge ? copy(number) : null
}

/**
 * Closes each log once a day, as `name.2026-11-23.log`, and again (`…-23-2.log`) when it has grown
 * beyond so many bytes, and removes those that were closed too long ago. Programs go on writing where they are: all of them append. Nothing is written between the copy
 * and the cut but by another process in that moment.
 * @returns how many files were removed
 */
export function turnLogs(folder: string, { days, bytes }: LogLimits, now = Date.now()): number {
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
  for (const name of names.filter((name) => !closed.test(name))) {
    const { size } = statSync(join(folder, name))
    const copy = nextCopy(names, name, dayOf(now), size > bytes)
    if (size === 0 || copy === null) continue
    copyFileSync(join(folder, name), join(folder, copy))
    truncateSync(join(folder, name))
  }
  const oldest = dayOf(now - days * dayMs)
  const aged = names.filter((name) => (closed.exec(name)?.[1] ?? oldest) < oldest)
  for (const name of aged) rmSync(join(folder, name))
  return aged.length
}

/** As long as the shop runs; it tells what it removed. */
export function keepLogsYoung(folder: string, limits: LogLimits): void {
  const turn = () => {
    const removed = turnLogs(folder, limits)
    if (removed > 0)
      console.log(`Logs: ${removed} files older than ${limits.days} days were removed.`)
  }
  turn()
  setInterval(turn, 5 * 60 * 1000).unref()
}
