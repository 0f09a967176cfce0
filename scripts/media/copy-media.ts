import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { type Bucket, openBucket } from '../../server/media/bucket.ts'
import { mediaType } from '../../server/media/media.ts'
import { atomicWrite } from '../../settings/src/atomic-write.ts'
import { CommandError } from '../stack/commands.ts'
import { type Settings, SettingsError } from '../stack/settings.ts'
import { prepareBucket } from './prepare-bucket.ts'

const copies = pLimit(8)

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

/** Idempotent: existing objects and the folder stay. */
export async function copyToBucket(bucket: Bucket, folder: string) {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  const copied = await copies.map(files, (name) => copy(bucket, join(folder, name), name))
  return { copied: copied.filter(Boolean).length, all: files.length }
}

export async function moveMedia(settings: Settings, folder: string): Promise<void> {
  const bucket = await prepareBucket(settings)
  if (bucket === null) throw new SettingsError('S3_BUCKET is missing: the bucket of the pictures')
  const { copied, all } = await copyToBucket(bucket, folder)
  console.log(`${all} pictures of ${folder} are in ${bucket.name}, ${copied} of them new.`)
}

async function answerOf(bucket: Bucket, path: string): Promise<Response> {
  const answer = await bucket.call(path)
  if (!answer.ok) throw new CommandError(`The storage answers ${path} with ${answer.status}`)
  return answer
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return entities[name] ?? whole
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  })
}

function fieldOf(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text === undefined ? undefined : unescaped(text)
}

export async function objectsOf(bucket: Bucket): Promise<Map<string, number>> {
  const objects = new Map<string, number>()
  let next = ''
  do {
    const xml = await (await answerOf(bucket, `?list-type=2${next}`)).text()
    for (const [, entry = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
      objects.set(fieldOf(entry, 'Key') ?? '', Number(fieldOf(entry, 'Size')))
    }
    const token = fieldOf(xml, 'NextContinuationToken')
    next = token === undefined ? '' : `&continuation-token=${encodeURIComponent(token)}`
  } while (next !== '')
  return objects
}

async function isSaved(file: string, bytes: number): Promise<boolean> {
  return (await stat(file).catch(() => null))?.size === bytes
}

/** Mirrors the bucket in the folder; files of the right size are not copied again. */
export async function copyFromBucket(bucket: Bucket, folder: string) {
  const objects = await objectsOf(bucket)
  const former = await readdir(folder)
  const deleted = former.filter((name) => !objects.has(name))
  await Promise.all(deleted.map((name) => rm(join(folder, name))))
  const copied = await copies.map([...objects], async ([name, bytes]) => {
    const file = join(folder, name)
    if (await isSaved(file, bytes)) return false
    const object = await answerOf(bucket, encodeURIComponent(name))
    const body = Buffer.from(await object.arrayBuffer())
    await atomicWrite(file, body)
    return true
  })
  return { copied: copied.filter(Boolean).length, all: objects.size }
}

export async function saveMedia(settings: Settings, folder: string): Promise<void> {
  const bucket = openBucket(settings)
  if (bucket === null) throw new SettingsError('S3_BUCKET is missing: the bucket of the pictures')
  const { copied, all } = await copyFromBucket(bucket, folder)
  console.log(`${all} pictures of ${bucket.name} are in ${folder}, ${copied} of them new.`)
}
