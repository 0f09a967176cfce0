import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import type { Bucket } from '../../server/media/bucket.ts'
import { mediaType } from '../../server/media/media-type.ts'
import { CommandError } from '../stack/commands.ts'
import { type Settings, SettingsError } from '../stack/settings.ts'
import { prepareBucket } from './prepare-bucket.ts'

const together = pLimit(8)

/** @returns whether the file was not there yet */
async function copy(bucket: Bucket, file: string, name: string): Promise<boolean> {
  const key = encodeURIComponent(name)
  const there = await bucket.call(key, { method: 'HEAD' })
  const { size } = await stat(file)
  if (there.ok && Number(there.headers.get('content-length')) === size) return false
  const headers = { 'Content-Type': mediaType(name) }
  const stored = await bucket.call(key, { method: 'PUT', body: await readFile(file), headers })
  await stored.body?.cancel()
  if (!stored.ok) throw new CommandError(`${name} was not stored: ${stored.status}`)
  return true
}

/**
 * Copies the pictures of a folder into the bucket; what is there stays, so that it may run again. The folder
 * stays too.
 */
export async function copyToBucket(bucket: Bucket, folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const copied = await together.map(files, (name) => copy(bucket, join(folder, name), name))
  return { copied: copied.filter(Boolean).length, all: files.length }
}

/**
 * The pictures of an installation, from its folder into the bucket of the settings.
 * @throws SettingsError where no bucket is set
 */
export async function moveMedia(settings: Settings, folder: string): Promise<void> {
  const bucket = await prepareBucket(settings)
  if (bucket === null) throw new SettingsError('S3_BUCKET is missing: the bucket of the pictures')
  const { copied, all } = await copyToBucket(bucket, folder)
  console.log(`${all} pictures of ${folder} are in ${bucket.name}, ${copied} of them new.`)
}
