import {
  chmodSync,
  copyFileSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { dirname, join } from 'node:path'

/** Only the owner can read the log and enter its folder; modes of older files are corrected. */
export function openLog(log: string, flags: 'a' | 'w'): number {
  const folder = dirname(log)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
  const file = openSync(log, flags, 0o600)
  fchmodSync(file, 0o600)
  return file
}

const dayMs = 24 * 60 * 60 * 1000
const megabyte = 1024 * 1024
const closed = /^(.+)\.(\d{4}-\d{2}-\d{2})(?:-\d+)?\.log$/

export interface LogLimits {
  days: number
  /** Size at which a log is rotated before the end of its day. */
  bytes: number
  /** Size of all rotated files of one log, so that no log displaces another. */
  keptBytes: number
}

const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

function rotatedName(names: string[], name: string, day: string, isLarge: boolean): string | null {
  const copy = (number: number) =>
    name.replace(/log$/, `${number === 1 ? day : `${day}-${number}`}.log`)
  let number = 1
  while (names.includes(copy(number))) number += 1
  return number === 1 || isLarge ? copy(number) : null
}

function overflowing(folder: string, names: string[], keptBytes: number): string[] {
  const stem = (name: string) => name.replace(/\.log$/, '')
  const newestFirst = names.toSorted((a, b) =>
    stem(b).localeCompare(stem(a), 'en', { numeric: true }),
  )
  const kept = new Map<string, number>()
  return newestFirst.filter((name) => {
    const log = closed.exec(name)?.[1] ?? name
    const size = (kept.get(log) ?? 0) + statSync(join(folder, name)).size
    kept.set(log, size)
    return size > keptBytes
  })
}

/** Rotates to `name.2026-11-23.log` or `…-23-2.log`. @returns the number of removed files */
export function rotateLogs(folder: string, limits: LogLimits, now = Date.now()): number {
  const { days, bytes, keptBytes } = limits
  const names = readdirSync(folder).filter((name) => name.endsWith('.log'))
  for (const name of names.filter((name) => !closed.test(name))) {
    const { size } = statSync(join(folder, name))
    const copy = rotatedName(names, name, dayOf(now), size > bytes)
    if (size === 0 || copy === null) continue
    copyFileSync(join(folder, name), join(folder, copy))
    truncateSync(join(folder, name))
  }
  const oldest = dayOf(now - days * dayMs)
  const rotated = readdirSync(folder).filter((name) => closed.test(name))
  const aged = rotated.filter((name) => (closed.exec(name)?.[2] ?? oldest) < oldest)
  const removed = new Set([...aged, ...overflowing(folder, rotated, keptBytes)])
  for (const name of removed) rmSync(join(folder, name))
  return removed.size
}

export function rotateLogsRegularly(folder: string, days: number): void {
  const rotate = () => {
    const removed = rotateLogs(folder, { days, bytes: 100 * megabyte, keptBytes: 1000 * megabyte })
    if (removed > 0) console.log(`Logs: ${removed} files were removed (too old or too large).`)
  }
  rotate()
  setInterval(rotate, 5 * 60 * 1000).unref()
}
