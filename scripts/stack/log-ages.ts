import { copyFileSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'

const dayMs = 24 * 60 * 60 * 1000
const closed = /^.+\.(\d{4}-\d{2}-\d{2})\.log$/

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/**
 * Closes each log once a day, as `name.2026-11-23.log`, and removes those that were closed too long
 * ago. Programs go on writing where they are: all of them append. Nothing is written between the copy
 * and the cut but by another process in that moment.
 * @returns how many files were removed
 */
export function turnLogs(folder: string, days: number, now = Date.now()): number {
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
  for (const name of names.filter((name) => !closed.test(name))) {
    const copy = name.replace(/log$/, `${dayOf(now)}.log`)
    if (names.includes(copy) || statSync(join(folder, name)).size === 0) continue
    copyFileSync(join(folder, name), join(folder, copy))
    truncateSync(join(folder, name))
  }
  const oldest = dayOf(now - days * dayMs)
  const aged = names.filter((name) => (closed.exec(name)?.[1] ?? oldest) < oldest)
  for (const name of aged) rmSync(join(folder, name))
  return aged.length
}

/** As long as the shop runs; it tells what it removed. */
export function keepLogsYoung(folder: string, days: number): void {
  const turn = () => {
    const removed = turnLogs(folder, days)
    if (removed > 0) console.log(`Logs: ${removed} files older than ${days} days were removed.`)
  }
  turn()
  setInterval(turn, 60 * 60 * 1000).unref()
}
