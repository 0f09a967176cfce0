import { largestRatingPicture } from '@nas/contract/limits'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownData } from '../src/privacy/queries/own-data'
import { fakeProduct } from './support/fake-content'
import { deleteOwn, newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

/** Ordered in turn, as one has too little stock. */
const products = [8394, 8395, 8396]
const { shop } = useShop(...products.map((id) => fakeProduct(id)))
let placed = 0

let staff: string
let lan: string
let mai: string

beforeAll(async () => {
  staff = await shop.staffToken()
  mai = (await newMember(shop, 'pictures-mai@example.com')).token
  lan = (await newMember(shop, 'pictures-lan@example.com')).token
})

const red = { r: 200, g: 30, b: 30 }
const drawn = (width: number, height: number, background = red) =>
  sharp({ create: { width, height, channels: 3, background } })

/** A small picture that differs from all others. */
let shade = 0
function picture(): Promise<Buffer> {
  shade += 1
  return drawn(300, 200, { r: shade, g: 90, b: 90 }).png().toBuffer()
}

async function ratedOrder(token = mai): Promise<{ order: number; rating: string }> {
  const product = products[placed++ % products.length]
  const body = orderBody({ items: [{ product, quantity: 1 }] })
  const { id, items } = (await shop.ask('/store/shop/orders', { body, token })).body.order
  await shop.rows("update order_record set state = 'complete' where display_id = ?", [id])
  const ratings = [{ line: items[0].id, stars: 5, words: 'Dịu nhẹ' }]
  const rated = await shop.ask(`/store/shop/orders/${id}/ratings`, { body: { ratings }, token })
  return { order: id, rating: rated.body.order.ratings[0].id }
}

type Rated = Awaited<ReturnType<typeof ratedOrder>>

async function add({ order, rating }: Rated, file: Buffer, token: string | null = mai) {
  const body = { rating, picture: file.toString('base64') }
  const sent = { body, ...(token !== null && { token }) }
  const answer = await shop.ask(`/store/shop/orders/${order}/rating-pictures`, sent)
  return answer.status === 200 ? 200 : (answer.body.code as string)
}

async function remove({ order }: Rated, id: string | undefined, token = mai) {
  const sent = { body: { picture: id }, token }
  return (await shop.ask(`/store/shop/orders/${order}/rating-pictures/remove`, sent)).status
}

async function stored({ order }: Rated, token = mai): Promise<string[]> {
  const { body } = await shop.ask(`/store/shop/orders/${order}`, { token })
  return body.order.ratings[0].pictures
}

async function file(id: string | undefined, size = 'large') {
  const { status, body } = await shop.ask(`/store/shop/rating-pictures/${id}?size=${size}`)
  return status === 200 ? Buffer.from(body.picture, 'base64') : null
}

const decide = ({ rating }: Rated, state: string, updated_at?: string) =>
  shop.ask(`/admin/shop/ratings/${rating}`, { body: { state, updated_at }, token: staff })

const filesOf = ({ rating }: Rated) =>
  shop.rows('select id from rating_picture where rating_id = ?', [rating])

describe('a picture of a rating', () => {
  test('is stored upright, smaller and without metadata, in two sizes', async () => {
    const rated = await ratedOrder()
    const gps = { GPSLatitude: '10/1 46/1 0/1', GPSLatitudeRef: 'N' }
    const photo = await drawn(3000, 2000)
      .withExif({ IFD0: { Make: 'Phone of Mai' }, IFD3: gps })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(photo).metadata()).exif).toBeDefined()
    expect(await add(rated, photo)).toBe(200)
    const [id] = await stored(rated)
    const large = (await file(id)) ?? Buffer.alloc(0)
    const metadata = await sharp(large).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 853, height: 1280 })
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation]).toEqual(
      Array(4).fill(undefined),
    )
    expect(large.includes('Phone of Mai')).toBe(false)
    const small = await sharp((await file(id, 'small')) ?? Buffer.alloc(0)).metadata()
    expect(small).toMatchObject({ format: 'webp', width: 240, height: 240 })
  })

  test('is added once, and at most three times', async () => {
    const rated = await ratedOrder()
    const first = await picture()
    expect(await Promise.all([add(rated, first), add(rated, first)])).toEqual([200, 200])
    expect(await add(rated, first)).toBe(200)
    expect(await stored(rated)).toHaveLength(1)
    const more = await Promise.all([picture(), picture(), picture()])
    const answers = await Promise.all(more.map((one) => add(rated, one)))
    expect(answers.sort()).toEqual([200, 200, 'too_many_pictures'])
    const [id] = await stored(rated)
    expect(await remove(rated, id)).toBe(200)
    expect(await file(id)).toBeNull()
    expect(await remove(rated, id)).toBe(404)
    expect(await add(rated, await picture())).toBe(200)
    expect(await stored(rated)).toHaveLength(3)
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a script', () => Buffer.from('<script>alert(1)</script>')],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a GIF', () => drawn(10, 10).gif().toBuffer()],
    ['an AVIF', () => drawn(64, 64).avif().toBuffer()],
    ['41 megapixels', () => drawn(8200, 5000).png().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    [
      'half a JPEG',
      async () => (await drawn(900, 900).jpeg({ quality: 100 }).toBuffer()).subarray(0, 900),
    ],
    [
      'a script after the first bytes of a JPEG',
      () => Buffer.from('\xff\xd8\xff<script>alert(1)</script>', 'latin1'),
    ],
  ])('%s is refused, and the rating stays', async (_what, made) => {
    const rated = await ratedOrder()
    expect(await add(rated, await made())).toBe('picture_invalid')
    expect(await stored(rated)).toEqual([])
  })

  test('larger than the limit is refused before it is read', async () => {
    const rated = await ratedOrder()
    expect(await add(rated, Buffer.alloc(largestRatingPicture + 1000))).toBe('invalid')
    expect(await add(rated, Buffer.alloc(largestRatingPicture))).toBe('picture_invalid')
  })

  test('is added and removed by the author only', async () => {
    const [mine, theirs] = [await ratedOrder(), await ratedOrder(lan)]
    const one = await picture()
    expect(await add(mine, one, lan)).toBe('not_found')
    expect(await add({ ...theirs, rating: mine.rating }, one, lan)).toBe('not_found')
    expect(await add(mine, one, staff)).toBe('unauthorized')
    expect(await add(mine, one, null)).toBe('unauthorized')
    expect(await add(mine, one)).toBe(200)
    const [id] = await stored(mine)
    expect(await remove(mine, id, lan)).toBe(404)
    expect(await remove(theirs, id, lan)).toBe(404)
    expect(await stored(mine)).toEqual([id])
  })

  test('is published with its rating, and gets another id when staff hide it', async () => {
    const rated = await ratedOrder()
    const read = async () => {
      const { body } = await shop.ask(`/admin/shop/ratings/${rated.rating}`, { token: staff })
      return body.rating
    }
    const { updated_at: seen } = await read()
    await add(rated, await picture())
    expect((await decide(rated, 'active', seen)).body.code).toBe('stale')
    const { updated_at, pictures } = await read()
    expect((await decide(rated, 'active', updated_at)).status).toBe(200)
    const shown = await shop.ask(`/store/shop/ratings/${rated.rating}`)
    expect(shown.body.rating.pictures).toEqual(pictures)
    expect(await file(pictures[0])).not.toBeNull()
    expect(await add(rated, await picture())).toBe('rating_decided')
    await decide(rated, 'inactive')
    expect(await file(pictures[0])).toBeNull()
    const [hidden] = await stored(rated)
    expect(await file(hidden)).not.toBeNull()
  })

  test('is part of the export, and erased with the account', async () => {
    const { id: member, token } = await newMember(shop, 'pictures-gone@example.com')
    const rated = await ratedOrder(token)
    await add(rated, await picture(), token)
    const [id] = await stored(rated, token)
    const { orders } = await ownData(shop.container, member)
    expect(orders).toMatchObject([{ ratings: [{ pictures: [id] }] }])
    expect(await filesOf(rated)).toHaveLength(1)
    await deleteOwn(shop, token)
    expect(await filesOf(rated)).toEqual([])
    expect(await file(id)).toBeNull()
    expect(await add(rated, await picture(), token)).toBe('unauthorized')
  })
})
