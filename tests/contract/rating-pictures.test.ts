import { beforeAll, describe, expect, it } from 'vitest'
import { given } from '../support/env.ts'
import { call, get } from './http.ts'
import { asNewMember } from './people.ts'
import { ratedOrder } from './rated-order.ts'
import { pictureForm, storedPicture } from './rating-picture.ts'

let member: string

beforeAll(async () => {
  member = (await asNewMember()).token
})

const fileOf = (picture: string, query = '') =>
  fetch(`${given('SHOP_URL')}/api/app/ratingpictures/${picture}${query}`)

describe('GET /app/ratingpictures/:id', () => {
  it('serves WebP to browsers and caches for a day, until it is removed', async () => {
    const { order, picture } = await storedPicture(member)
    for (const query of ['', '?size=small']) {
      const { status, headers } = await fileOf(picture, query)
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-disposition': `inline; filename="${picture}.webp"`,
      })
    }
    expect((await fileOf(picture, '?size=huge')).status).toBe(400)
    const body = { order, picture }
    expect((await call('POST', '/app/removeratingpicture', { token: member, body })).status).toBe(
      200,
    )
    const gone = await fileOf(picture)
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it.each(['none', '..%2Fratings', "x'--", 'x'.repeat(101)])('knows no %s', async (id) => {
    expect((await fileOf(id)).status).toBe(404)
  })
})

describe('POST /app/addratingpicture', () => {
  const script = new Blob(['<script>alert(1)</script>'], { type: 'image/jpeg' })
  const zeros = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })

  it.each<[string, Blob, number, string | undefined]>([
    ['a script that calls itself a picture', script, 400, 'picture_invalid'],
    ['an empty file', zeros(0), 400, undefined],
    ['more than 8 MB', zeros(8_000_001), 413, undefined],
    ['40 MB', zeros(40_000_000), 413, undefined],
  ])('refuses %s, and the rating stays', async (_what, bytes, status, code) => {
    const { order, rating } = await ratedOrder(member)
    const body = pictureForm({ order: String(order), rating }, bytes)
    const answer = await call('POST', '/app/addratingpicture', { token: member, body })
    expect([answer.status, answer.body.error.details.code]).toEqual([status, code])
    const read = await get(`/orders/${order}?populate=ratings`, member)
    expect(read.body.data.attributes.ratings).toMatchObject([{ id: rating, pictures: [] }])
  })

  it('names a missing rating', async () => {
    const body = pictureForm({ order: '1' })
    const answer = await call('POST', '/app/addratingpicture', { token: member, body })
    expect([answer.status, answer.body.error.details.errors[0].path]).toEqual([400, ['rating']])
  })
})
