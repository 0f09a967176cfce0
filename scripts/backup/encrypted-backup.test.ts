import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readNote, writeNote } from './backup-folder.ts'
import { encryptBackup, openBackup } from './encrypted-backup.ts'

const passphrase = 'a-long-passphrase-of-ours'
let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'))
})
afterEach(() => rm(folder, { recursive: true }))

const place = (name: string) => join(folder, name)

test('an encrypted backup shows only its note, and opens with its passphrase', async () => {
  const note = { begun: '2026-11-24T00:00:00.000Z', orders: 3, publications: 1 }
  await mkdir(join(place('plain'), 'media'), { recursive: true })
  await writeNote(place('plain'), note)
  await writeFile(join(place('plain'), 'media', 'a.webp'), 'picture '.repeat(100_000))
  expect(await openBackup(place('plain'), place('unused'), passphrase)).toBe(place('plain'))

  await encryptBackup(place('plain'), place('secret'), { passphrase, work: 2 })
  expect((await readdir(place('secret'))).sort()).toEqual(['backup.json', 'backup.tar.age'])
  expect(await readNote(place('secret'))).toEqual(note)
  const open = (words: string) => openBackup(place('secret'), place('opened'), words)
  expect(await open(passphrase)).toBe(place('opened'))
  const [before, after] = await Promise.all(
    ['plain', 'opened'].map((name) => readFile(join(place(name), 'media', 'a.webp'))),
  )
  expect(after?.equals(before ?? Buffer.of())).toBe(true)

  await expect(open('')).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE')
  await expect(open('another-passphrase-of-ours')).rejects.toThrow('does not open the backup')
  await truncate(join(place('secret'), 'backup.tar.age'), 400_000)
  await expect(open(passphrase)).rejects.toThrow('backup.tar.age is damaged')
})
