import { beforeAll, expect, test } from 'vitest'
import { smallPicture } from '../contract/small-picture.ts'
import { Editor } from '../support/editor.ts'
import { given } from '../support/env.ts'
import { eventually } from '../support/eventually.ts'
import { api } from '../support/shop.ts'
import { compose, healthy } from './compose.ts'
import { signInStaff } from './shop.ts'

let staff: Record<string, string>

beforeAll(async () => {
  staff = await signInStaff()
})

interface Picture {
  id: number
  url: string
  formats: Record<string, { url: string }>
}

async function upload(): Promise<Picture> {
  const body = new FormData()
  body.set('files', smallPicture(640, 480), 'a.png')
  const url = `${given('SHOP_URL')}/api/upload`
  const response = await fetch(url, { method: 'POST', body, headers: staff })
  expect(response.status).toBe(200)
  const [picture] = (await response.json()) as [Picture]
  return picture
}

let asked = 0

/** Through the edge, which caches the picture under a new address each time. */
async function get(path: string, headers = {}) {
  const response = await fetch(`${given('SHOP_URL')}${path}?${asked++}`, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: response.headers, bytes }
}

const replace = (service: string) =>
  compose('up', '-d', '--no-build', '--force-recreate', '--wait', service)

test('a picture of staff survives every container and the trash until an editor removes it', async () => {
  const picture = await upload()
  const first = await get(picture.url)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect(first.headers.get('cache-control')).toContain('immutable')
  const small = picture.formats.small?.url ?? ''
  for (const service of ['content-a', 'content-b', 'shop-a', 'shop-b', 's3']) {
    await replace(service)
    const again = await get(picture.url)
    expect([service, again.status, again.bytes.equals(first.bytes)]).toEqual([service, 200, true])
    expect((await get(small)).status).toBe(200)
  }
  await eventually(
    'its move to the trash',
    async () => {
      const path = `/upload/files/${picture.id}`
      return (await api(path, { method: 'DELETE', headers: staff })).status === 200
    },
    30_000,
  )
  expect((await get(picture.url)).status).toBe(200)
  const editor = await Editor.signIn()
  await editor.removeForGood('media', picture.id)
  for (const path of [picture.url, small]) expect((await get(path)).status).toBe(404)
})

test('pages are served while the storage is unavailable, and pictures return Retry-After', async () => {
  const { url } = await upload()
  await compose('stop', 's3')
  try {
    const away = await get(url)
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await get('/vn')).status).toBe(200)
    const ready = await compose(
      'exec',
      '-T',
      'shop-a',
      'node',
      '-e',
      "fetch('http://localhost:4321/ready').then(async (answer) => console.log(answer.status, await answer.text()))",
    )
    expect(ready).toMatch(/^200 /)
  } finally {
    await healthy('s3')
  }
  await eventually('the picture', async () => (await get(url)).status === 200, 30_000)
})
