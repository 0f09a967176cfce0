import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { CommandError } from '../stack/commands.ts'

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
