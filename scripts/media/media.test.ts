import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makeSecrets, readSettings } from '../stack/settings.ts'
import { startS3 } from '../testing/own-storage.ts'
import { copyFromBucket, copyToBucket, moveMedia, objectsOf } from './copy-media.ts'
import { prepareBucket } from './prepare-bucket.ts'

let s3: Awaited<ReturnType<typeof startS3>>
const folder = mkdtempSync(join(tmpdir(), 'nas-media-'))
vi.spyOn(console, 'log').mockImplementation(() => {})

const settings = (changes = {}) => readSettings({ ...makeSecrets(), ...s3.settings, ...changes })

beforeAll(async () => {
  s3 = await startS3()
})

afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3.stop()
})

it('a bucket is created when it is missing, and kept with its pictures', async () => {
  const changes = { S3_BUCKET: 'made-anew' }
  for (let run = 0; run < 2; run++) {
    const bucket = await prepareBucket(settings(changes))
    for (const name of ['one.webp', 'two.webp']) {
      expect((await bucket?.call(name, { method: 'PUT', body: name }))?.status).toBe(200)
    }
  }
})

it.each([
  [{ S3_ACCESS_KEY_ID: 'unknown' }, 'S3_ACCESS_KEY_ID names no key of the storage'],
  [{ S3_SECRET_ACCESS_KEY: 'another' }, 'S3_SECRET_ACCESS_KEY is not the secret'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:1' }, 'S3_ENDPOINT does not answer as a storage'],
])('%s is named', async (changes, message) => {
  await expect(prepareBucket(settings(changes))).rejects.toThrow(message)
})

it('without a bucket, none is created and nothing is moved', async () => {
  const none = readSettings(makeSecrets())
  expect(await prepareBucket(none)).toBeNull()
  await expect(moveMedia(none, folder)).rejects.toThrow('S3_BUCKET is missing')
})

it('a folder is moved once, and an interrupted move continues', async () => {
  const bucket = await prepareBucket(settings())
  if (bucket === null) throw new Error('there is no bucket')
  writeFileSync(join(folder, 'ảnh 1.webp'), 'one')
  expect(await copyToBucket(bucket, folder)).toEqual({ copied: 1, all: 1 })
  writeFileSync(join(folder, 'two.jpg'), 'two')
  // An interrupted upload.
  await bucket.call('three.png', { method: 'PUT', body: 'thr' })
  writeFileSync(join(folder, 'three.png'), 'three')
  expect(await copyToBucket(bucket, folder)).toEqual({ copied: 2, all: 3 })
  expect(await copyToBucket(bucket, folder)).toEqual({ copied: 0, all: 3 })
  const stored = await bucket.call(encodeURIComponent('ảnh 1.webp'))
  expect([await stored.text(), stored.headers.get('content-type')]).toEqual(['one', 'image/webp'])
  expect(await (await bucket.call('three.png')).text()).toBe('three')
})

it('a bucket is saved without deleted objects', async () => {
  const bucket = await prepareBucket(settings({ S3_BUCKET: 'to-be-saved' }))
  if (bucket === null) throw new Error('there is no bucket')
  const saved = mkdtempSync(join(tmpdir(), 'nas-saved-'))
  try {
    for (const name of ['ảnh 1.webp', 'two+2.jpg']) {
      await bucket.call(encodeURIComponent(name), { method: 'PUT', body: name })
    }
    writeFileSync(join(saved, 'gone.webp'), 'gone')
    expect(await copyFromBucket(bucket, saved)).toEqual({ copied: 2, all: 2 })
    expect(readdirSync(saved).sort()).toEqual(['two+2.jpg', 'ảnh 1.webp'])
    expect(readFileSync(join(saved, 'ảnh 1.webp'), 'utf8')).toBe('ảnh 1.webp')
    expect(await copyFromBucket(bucket, saved)).toEqual({ copied: 0, all: 2 })
  } finally {
    rmSync(saved, { recursive: true })
  }
})

it('a list of many pages is read completely, and names are decoded from XML', async () => {
  // The storage of the tests does not paginate.
  // https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html
  const page = (key: string, next = '') =>
    `<ListBucketResult><Contents><Key>${key}</Key><Size>9</Size></Contents>${next}</ListBucketResult>`
  const pages: Record<string, string> = {
    '?list-type=2': page(
      'a&amp;b &#x1EA3;.webp',
      '<NextContinuationToken>one/two=</NextContinuationToken>',
    ),
    '?list-type=2&continuation-token=one%2Ftwo%3D': page('c.webp'),
  }
  const bucket = {
    name: '',
    region: '',
    call: async (path: string) => new Response(pages[path] ?? null, { status: 200 }),
  }
  expect([...(await objectsOf(bucket)).keys()]).toEqual(['a&b ả.webp', 'c.webp'])
})
