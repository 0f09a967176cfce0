import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rotateLogs } from './log-files.ts'

let folder: string
const limits = { days: 90, bytes: 10, keptBytes: 100 }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'logs-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (day: string) => Date.parse(`${day}T03:00:00Z`)
const files = () => readdirSync(folder).sort()

it('rotates a log once a day and loses no line', () => {
  const log = join(folder, 'security.log')
  writeFileSync(log, 'one\n')
  writeFileSync(join(folder, 'empty.log'), '')
  rotateLogs(folder, limits, at('2026-11-22'))
  appendFileSync(log, 'two\n')
  rotateLogs(folder, limits, at('2026-11-22'))
  rotateLogs(folder, limits, at('2026-11-23'))
  expect(files()).toEqual([
    'empty.log',
    'security.2026-11-22.log',
    'security.2026-11-23.log',
    'security.log',
  ])
  const read = (day: string) => readFileSync(join(folder, `security.${day}.log`), 'utf8')
  expect([read('2026-11-22'), read('2026-11-23')]).toEqual(['one\n', 'two\n'])
})

it('removes only rotated files older than 90 days', () => {
  for (const name of ['shop.2026-08-24.log', 'shop.2026-08-25.log', 'shop.log', 'notes.txt'])
    writeFileSync(join(folder, name), '')
  expect(rotateLogs(folder, limits, at('2026-11-23'))).toBe(1)
  expect(files()).toEqual(['notes.txt', 'shop.2026-08-25.log', 'shop.log'])
})

it('rotates a large log again, and removes it after the same time', () => {
  const log = join(folder, 'shop.log')
  for (const text of ['one\n', 'more than ten\n', 'more than ten\n', 'few\n']) {
    appendFileSync(log, text)
    rotateLogs(folder, limits, at('2026-08-24'))
  }
  const copies = ['shop.2026-08-24-2.log', 'shop.2026-08-24-3.log', 'shop.2026-08-24.log']
  expect(files()).toEqual([...copies, 'shop.log'])
  expect(readFileSync(log, 'utf8')).toBe('few\n')
  expect(rotateLogs(folder, limits, at('2026-11-23'))).toBe(3)
})

it('keeps at most the given size of a log, whatever fills another', () => {
  writeFileSync(join(folder, 'security.2026-11-20.log'), 'kept')
  for (const day of ['20', '21', '22']) {
    writeFileSync(join(folder, `shop.2026-11-${day}.log`), 'x'.repeat(60))
  }
  expect(rotateLogs(folder, limits, at('2026-11-23'))).toBe(2)
  expect(files()).toEqual(['security.2026-11-20.log', 'shop.2026-11-22.log'])
})

it('counts the copies of one day from the newest', () => {
  for (const copy of ['', '-2', '-10']) {
    writeFileSync(join(folder, `shop.2026-11-22${copy}.log`), 'x'.repeat(60))
  }
  rotateLogs(folder, limits, at('2026-11-23'))
  expect(files()).toEqual(['shop.2026-11-22-10.log'])
})
