import { beforeAll, describe, expect, it } from 'vitest'
import { call, get } from './http.ts'
import { asNewMember, asStaff, type NewMember } from './people.ts'
import { place } from './place-order.ts'

/** The calls of the specification's client (SPEC §7), by the rows of the contract. */
type Who = 'visitor' | 'member' | 'staff'
type Form = 'one' | 'list' | 'bare list' | 'integer' | 'data'

const paged = 'pagination[page]=1&pagination[pageSize]=10'
const newest = 'sort=order:desc,id:desc'
const everything =
  'populate=thub,thub_header,detail_backgroud,detail_backgroud_mobile,likes,categories,' +
  'subcategories,media,related.thub,tips,ingre_img,guide_img'

const reads: readonly [row: string, who: Who, path: string, form: Form][] = [
  ['R01', 'visitor', '/siteinfo', 'one'],
  ['R02', 'visitor', '/nasinfo', 'one'],
  ['R03', 'visitor', '/bannerinfo?populate=*', 'one'],
  ['R04', 'staff', '/app/statistic?', 'data'],
  ['R05', 'staff', '/app/chartmoney?from=2026-11-01&to=2026-11-30&unit=day', 'data'],
  ['R06', 'staff', '/app/chartorder?unit=month', 'data'],
  ['R07', 'staff', '/app/chartuser', 'data'],
  ['R08', 'visitor', `/banners?filters[type]=Trang chủ&${newest}&populate=*`, 'list'],
  ['R09', 'member', '/orders?sort=id:desc&populate=cartitems.product.thub', 'list'],
  ['R09', 'member', '/orders?filters[state][$eq]=new&populate[0]=cartitems.product.thub', 'list'],
  ['R09', 'staff', `/orders?sort=id:desc&${paged}&populate=cartitems.product.thub,user`, 'list'],
  ['R12', 'visitor', `/products?${newest}&${paged}&populate=thub,likes`, 'list'],
  ['R12', 'visitor', `/products?filters[slug]=kem-duong-ceramide&${everything}`, 'list'],
  [
    'R12',
    'visitor',
    '/products?filters[$or][0][name][$containsi]=serum&filters[$or][1][title][$containsi]=serum' +
      '&filters[subcategories][id][$eq]=2&filters[state][$eq]=active&sort=sold:desc',
    'list',
  ],
  ['R15', 'visitor', '/tips', 'list'],
  ['R16', 'visitor', `/clubs?filters[type]=skincare&${newest}&${paged}&populate=*`, 'list'],
  [
    'R19',
    'visitor',
    '/categories?sort=order:desc&populate[products][sort]=order:desc&populate[products][limit]=8' +
      '&populate[products][populate][thub]=*&populate[thub]=*&populate[home_thub_mobile]=true',
    'list',
  ],
  ['R19', 'visitor', '/categories?filters[slug][$eq]=cham-soc-da&populate=*', 'list'],
  ['R20', 'visitor', '/categories/count', 'integer'],
  ['R21', 'visitor', '/subcategories', 'list'],
  ['R30', 'staff', '/users?sort=id:desc&populate=*&filters[email][$containsi]=nas', 'bare list'],
  ['R34', 'member', '/addresses?filters[user][id]={member}', 'list'],
  ['R38', 'staff', `/distributors?${newest}&${paged}&populate=*`, 'list'],
  ['R40', 'staff', `/supports?${newest}&${paged}&populate=*`, 'list'],
  ['R41', 'visitor', `/faqs?${newest}&populate=*`, 'list'],
  ['R42', 'visitor', '/provinces?sort=name:desc&pagination[limit]=100', 'list'],
  ['R43', 'visitor', '/districts?filters[province][id]=79&sort=name:desc', 'list'],
  ['R43', 'visitor', '/wards?filters[district][id]=760&sort=name:desc', 'list'],
  ['R46', 'visitor', `/places?${newest}&populate=*`, 'list'],
  ['R46', 'staff', `/places?${newest}&filters[state]=active&${paged}`, 'list'],
  ['R48', 'visitor', `/payments?${newest}&populate=*`, 'list'],
  ['R49', 'visitor', `/shippings?${newest}&populate=*`, 'list'],
  ['R50', 'visitor', '/featured-works?populate=*', 'list'],
  ['R51', 'visitor', '/works', 'list'],
  ['R51', 'visitor', '/works?url=khong-gian-vom-nguyen-hue', 'list'],
  ['R51', 'visitor', '/works/count', 'integer'],
  ['R51', 'visitor', '/works/1', 'one'],
  ['R52', 'visitor', '/innovations', 'list'],
  ['R52', 'visitor', '/innovations?url=khong-co', 'list'],
  ['R52', 'visitor', '/innovations/count', 'integer'],
]

let tokens: Record<Who, string | undefined>
let member: NewMember

beforeAll(async () => {
  member = await asNewMember()
  tokens = { visitor: undefined, member: member.token, staff: await asStaff() }
  await place({}, member.token)
})

function formOf(body: unknown): Form | null {
  if (typeof body === 'number') return Number.isInteger(body) ? 'integer' : null
  if (Array.isArray(body)) return 'bare list'
  const { data, meta } = Object(body)
  if (meta === undefined) return data === undefined ? null : 'data'
  return Array.isArray(data) && meta.pagination ? 'list' : 'one'
}

describe('the calls of the specification', () => {
  it.each(reads)('%s for a %s: %s', async (_row, who, path, form) => {
    const asked = path.replace('{member}', member.id)
    const { status, body } = await get(asked, tokens[who])
    expect([status, body.error, formOf(body)]).toEqual([200, undefined, form])
  })

  it('R44, R45: a like is created, and deleted by its id', async () => {
    const { token, id } = member
    const { data: products } = (await get('/products?pagination[limit]=1')).body
    const product = products[0].id
    const body = { data: { user_name: 'Ai đó', user_id: 'cus_khac', product } }
    const made = await call('POST', '/likes', { body, token })
    expect(made.body.data.attributes).toMatchObject({ user_id: id, user_name: member.username })
    const again = await call('POST', '/likes', { body, token })
    expect(again.body.data.id).toBe(made.body.data.id)
    const liked = await get(`/products?filters[likes][user_id]=${id}&populate=likes`, token)
    expect(liked.body.data.map((one: { id: number }) => one.id)).toEqual([product])
    const path = `/likes/${made.body.data.id}?anything[you]=like&filters[khongco]=1`
    const gone = await call('DELETE', path, { token })
    expect([gone.status, gone.body.data.id]).toEqual([200, made.body.data.id])
    expect((await call('DELETE', path, { token })).status).toBe(404)
    const unknown = { data: { product: 99_999_999 } }
    expect((await call('POST', '/likes', { body: unknown, token })).status).toBe(400)
  })

  it('R12, R45: likes of others are visible only to staff', async () => {
    const other = await asNewMember()
    const { data: products } = (await get('/products?sort=id&pagination[limit]=2')).body
    const [first, second] = products.map(({ id }: { id: number }) => id)
    for (const [product, token] of [
      [first, member.token],
      [first, other.token],
      [second, other.token],
    ] as const) {
      await call('POST', '/likes', { body: { data: { product } }, token })
    }
    const likers = async (token?: string) => {
      const { body } = await get('/products?populate=likes&sort=id&pagination[limit]=2', token)
      type Liked = { attributes: { likes: { data: { attributes: { user_id: string } }[] } } }
      return body.data.map(({ attributes }: Liked) =>
        attributes.likes.data.map((like) => like.attributes.user_id),
      )
    }
    expect(await likers(member.token)).toEqual([[member.id], []])
    expect(await likers(other.token)).toEqual([[other.id], [other.id]])
    expect(await likers()).toEqual([[], []])
    const [ofFirst, ofSecond] = await likers(tokens.staff)
    expect(ofFirst).toEqual(expect.arrayContaining([member.id, other.id]))
    expect(ofSecond).toContain(other.id)
    const deep = await get('/categories?populate=products.likes', member.token)
    expect(JSON.stringify(deep.body)).toContain(member.id)
    expect(JSON.stringify(deep.body)).not.toContain(other.id)
    const staffs = await get(`/products?filters[likes][user_id][$eq]=${other.id}`, tokens.staff)
    expect(staffs.body.data.map(({ id }: { id: number }) => id).sort()).toEqual(
      [first, second].sort(),
    )
    for (const query of [
      `filters[likes][user_id]=${other.id}`,
      `filters[likes][user_id][$ne]=${member.id}`,
      'filters[likes][user_id][$startsWith]=cus',
      'filters[likes][user_name][$contains]=lan',
      'filters[likes][id][$null]=false',
      `filters[$not][likes][user_id]=${member.id}`,
      `filters[$or][0][likes][user_id]=${other.id}`,
      `populate[related][filters][likes][user_id]=${other.id}`,
    ]) {
      expect([query, (await get(`/products?${query}`, member.token)).status]).toEqual([query, 403])
    }
    const own = `/products?filters[likes][user_id]=${member.id}`
    expect((await get(own)).status).toBe(403)
  })

  it('R22: a cart returns its lines at current prices', async () => {
    const { data: products } = (await get('/products?pagination[limit]=2')).body
    const items = products.map(({ id }: { id: number }) => ({ product: id, quantity: 2 }))
    const { status, body } = await call('POST', '/carts', { body: { data: { items } } })
    expect(status).toBe(200)
    expect(body.data.attributes.items).toEqual(
      products.map(({ id, attributes }: { id: number; attributes: { price: number } }) => ({
        id: expect.any(String),
        product: id,
        quantity: 2,
        price: attributes.price,
      })),
    )
    for (const item of [
      { product: 99_999_999, quantity: 1 },
      { product: items[0].product, quantity: 0 },
      { product: items[0].product, quantity: 1.5 },
    ]) {
      const refused = await call('POST', '/carts', { body: { data: { items: [item] } } })
      expect([item, refused.status]).toEqual([item, 400])
    }
  })

  it('R34 to R36: addresses belong to the caller regardless of the body', async () => {
    const other = await asNewMember()
    const fields = { name: 'Mai', phone: '0912345678', address: '1 Lê Lợi', ward: 'Bến Nghé' }
    const body = { data: { ...fields, user: other.id, id: 'x' } }
    const made = await call('POST', '/addresses', { body, token: member.token })
    expect(made.body.data.attributes).toMatchObject(fields)
    const { id } = made.body.data
    const populated = await get(`/addresses/${id}?populate=user`, member.token)
    expect(populated.body.data.attributes.user.data.id).toBe(member.id)
    expect((await get('/addresses', other.token)).body.data).toEqual([])
    const widened = await get(`/addresses?filters[user][id]=${member.id}`, other.token)
    expect(widened.body.data).toEqual([])
    const stolen = { data: { address: 'Nhà kẻ lạ', user: other.id } }
    const refused = await call('PUT', `/addresses/${id}`, { body: stolen, token: other.token })
    expect(refused.status).toBe(404)
    const kept = await call('PUT', `/addresses/${id}?populate=user`, {
      body: { data: { ward: null, user: other.id } },
      token: member.token,
    })
    expect(kept.body.data.attributes).toMatchObject({ ...fields, ward: null })
    expect(kept.body.data.attributes.user.data.id).toBe(member.id)
    const all = await get(`/addresses?filters[user][id]=${member.id}&populate=user`, tokens.staff)
    expect(all.body.data[0].attributes.user.data.attributes.email).toBe(member.email)
    expect((await get('/addresses?filters[user][email]=a', tokens.staff)).status).toBe(400)
  })

  it('R10: a guest may register with the order, which belongs to the account', async () => {
    const email = `khach-${member.id.toLowerCase()}@nas.test`
    const password = 'mot mat khau dai'
    const asked = { email, create_account: true, password }
    const { status, body } = await place(asked)
    expect(status).toBe(200)
    const credentials = { identifier: email, password }
    const signedIn = await call('POST', '/auth/local', { body: credentials })
    const own = await get('/orders', signedIn.body.jwt)
    expect(own.body.data.map(({ id }: { id: number }) => id)).toEqual([body.data.id])
    const again = await place(asked)
    expect([again.status, Object.keys(again.body)]).toEqual([200, Object.keys(body)])
    expect((await get('/orders', signedIn.body.jwt)).body.data).toHaveLength(1)
    const without = await place({ create_account: true })
    expect([without.status, without.body.error.message]).toEqual([400, '2 errors occurred'])
    const elsewhere = await place({ shipping: 'so_khac' })
    expect([elsewhere.status, elsewhere.body.error.details.code]).toEqual([
      400,
      'shipping_unavailable',
    ])
  })
})
