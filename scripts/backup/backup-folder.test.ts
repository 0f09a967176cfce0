import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  backupName,
  checkSums,
  newestBackup,
  readNote,
  removeAgedBackups,
  writeSums,
} from './backup-folder.ts'

const now = Date.parse('2026-11-23T04:05:06Z')
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

const make = (...names: string[]) => Promise.all(names.map((name) => mkdir(join(folder, name))))

test('the newest complete backup is restored', async () => {
  await make(
    '2026-11-20T01-00-00Z',
    '2026-11-22T01-00-00Z',
    '2026-11-23T01-00-00Z.partial',
    'notes',
  )
  expect(await newestBackup(folder)).toBe(join(folder, '2026-11-22T01-00-00Z'))
})

test('an empty folder, a missing one and an unfinished backup are reported', async () => {
  await expect(newestBackup(folder)).rejects.toThrow('no backup in')
  await expect(newestBackup(join(folder, 'missing'))).rejects.toThrow('no backup in')
  await make('2026-11-22T01-00-00Z')
  await expect(readNote(join(folder, '2026-11-22T01-00-00Z'))).rejects.toThrow(
    'not a complete backup',
  )
})

test('a changed file is named', async () => {
  await writeFile(join(folder, 'a.webp'), 'picture')
  await writeSums(folder)
  await expect(checkSums(folder)).resolves.toBeUndefined()
  await writeFile(join(folder, 'a.webp'), 'another')
  await expect(checkSums(folder)).rejects.toThrow('the checksum of a.webp is wrong')
})

test('removes old and unfinished backups and keeps other files', async () => {
  const made = backupName(new Date(now))
  await make('2026-11-01T01-00-00Z', '2026-11-20T01-00-00Z', made, 'x.partial', 'notes')
  expect(await removeAgedBackups(folder, 14, now)).toEqual(['2026-11-01T01-00-00Z'])
  expect((await readdir(folder)).sort()).toEqual(['2026-11-20T01-00-00Z', made, 'notes'])
})

test('keeps the newest backup regardless of its age', async () => {
  await make('2020-01-01T01-00-00Z')
  expect(await removeAgedBackups(folder, 14, now)).toEqual([])
  expect(await readdir(folder)).toEqual(['2020-01-01T01-00-00Z'])
})
