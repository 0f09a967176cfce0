import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pLimit from 'p-limit'
import { type Bucket, openBucket } from '../../server/media/bucket.ts'
import { putWhole } from '../../server/write-whole.ts'
import { CommandError } from '../stack/commands.ts'
import { type Settings, SettingsError } from '../stack/settings.ts'

const together = pLimit(8)

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

/** Every object: name → bytes. */
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

/** Makes the folder hold what the bucket holds; what is there already stays as it is. */
export async function copyFromBucket(bucket: Bucket, folder: string) {
  const objects = await objectsOf(bucket)
  const former = await readdir(folder)
  const gone = former.filter((name) => !objects.has(name))
  await Promise.all(gone.map((name) => rm(join(folder, name))))
  const copied = await together.map([...objects], async ([name, bytes]) => {
    const file = join(folder, name)
    if (await isSaved(file, bytes)) return false
    const object = await answerOf(bucket, encodeURIComponent(name))
    const body = Buffer.from(await object.arrayBuffer())
    await putWhole(file, (half) => writeFile(half, body))
    return true
  })
  return { copied: copied.filter(Boolean).length, all: objects.size }
}

/**
 * The pictures in the bucket of the settings, into a folder from which `moveMedia` brings them back.
 * @throws SettingsError where no bucket is set
 */
export async function saveMedia(settings: Settings, folder: string): Promise<void> {
  const bucket = openBucket(settings as Parameters<typeof openBucket>[0])
  if (bucket === null) throw new SettingsError('S3_BUCKET is missing: the bucket of the pictures')
  const { copied, all } = await copyFromBucket(bucket, folder)
  console.log(`${all} pictures of ${bucket.name} are in ${folder}, ${copied} of them new.`)
}
