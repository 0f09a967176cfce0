import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { create, extract } from 'tar'
import { CommandError } from '../stack/commands.ts'
import { isThere } from '../stack/paths.ts'
import { noteFile } from './backup-folder.ts'

type Bytes = Parameters<Encrypter['encrypt']>[0] & ReadableStream<Uint8Array>

const toWeb = (stream: Readable) => Readable.toWeb(stream) as Bytes
const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream)

/** Binary logarithm of scrypt's rounds; takes about a second. */
const defaultWork = 18

/** Encrypts in the format of `age`, whose program also opens it: `age -d`. */
export async function encrypt(
  plain: Readable,
  passphrase: string,
  work = defaultWork,
): Promise<Readable> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(work)
  return fromWeb(await encrypter.encrypt(toWeb(plain)))
}

/** The stream fails where the input is damaged. @throws CommandError for another passphrase */
export async function decrypt(encrypted: Readable, passphrase: string): Promise<Readable> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  try {
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)))
  } catch (cause) {
    throw new CommandError('BACKUP_PASSPHRASE does not open the backup, or it is damaged.', {
      cause,
    })
  }
}

export async function isEncrypted(stream: Readable): Promise<boolean> {
  await once(stream, 'readable')
  const head: Buffer | null = stream.read()
  if (head === null) return false
  stream.unshift(head)
  return head.toString('latin1').startsWith('age-encryption.org/v1\n')
}

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
  // Not the asynchronous form: see `unpackBaseBackup`.
  const unpacked = extract({ cwd: folder, strict: true, sync: true })
  try {
    for await (const chunk of plain) unpacked.write(chunk)
    unpacked.end()
  } catch (cause) {
    throw new CommandError(`${file} is damaged.`, { cause })
  }
  return folder
}
