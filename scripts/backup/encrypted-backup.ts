import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { CommandError } from '../stack/commands.ts'
import { isThere } from '../stack/paths.ts'
import { decrypt, encrypt } from './age.ts'
import { noteFile } from './backup-folder.ts'

const archive = 'backup.tar.age'

interface Encryption {
  passphrase: string
  work?: number
}

export async function encryptBackup(
  from: string,
  to: string,
  { passphrase, work }: Encryption,
): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const plain = Readable.from(create({ cwd: from }, ['.']))
  const file = createWriteStream(join(to, archive), { mode: 0o600 })
  await pipeline(await encrypt(plain, passphrase, work), file)
  await copyFile(join(from, noteFile), join(to, noteFile))
}

/** Returns the folder with the backup's files: `backup` itself when it is not encrypted. */
export async function openBackup(
  backup: string,
  folder: string,
  passphrase: string,
): Promise<string> {
  const file = join(backup, archive)
  if (!(await isThere(file))) return backup
  if (passphrase === '') {
    throw new CommandError(`${backup} is encrypted: set BACKUP_PASSPHRASE.`)
  }
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const plain = await decrypt(createReadStream(file), passphrase)
  await pipeline(plain, extract({ cwd: folder, strict: true })).catch((cause: unknown) => {
    throw new CommandError(`${file} is damaged.`, { cause })
  })
  return folder
}
