import { randomUUID } from 'node:crypto'
import { shippingPrice } from '@nas/domain/order-totals'
import type { Endpoint } from '../../../src/api/endpoints/endpoint.ts'
import { CookieJar } from '../../support/cookie-jar.ts'
import { given } from '../../support/env.ts'
import { mailedCode, mailedOrderCode } from '../../support/mailbox.ts'
import { newPhone } from '../../support/new-phone.ts'
import {
  codeOf,
  enrolledStaff,
  invitedStaff,
  newStaff,
  newStaffEmail,
} from '../../support/new-staff.ts'
import type { Provider } from '../../support/social-visitor.ts'
import { call, get } from '../http.ts'
import { asNewMember, asStaff } from '../people.ts'
import { aProduct, place } from '../place-order.ts'
import { deliveredOrder, ratedOrder, shownRating } from '../rated-order.ts'
import { pictureForm, storedPicture } from '../rating-picture.ts'
import {
  bankAccount,
  dearerOrder,
  orderToRefund,
  orderWithAccount,
  refundLink,
} from '../refund-due.ts'
import { aVisitor, Browser, providerToken } from '../social-browser.ts'
import type { Caller, CallerKind, Callers } from './callers.ts'
import { contentSamples } from './content-samples.ts'

/** A valid request of a call, for each kind of caller. */
export interface Sample {
  /** The record in the path: owned by `member`, where records have owners. */
  id?(callers: Callers): Promise<number | string>
  /** The fields of the body, without `data` around them. */
  fields?(kind: CallerKind, caller: Caller): Promise<object> | object
  /** A form instead of fields. */
  form?(caller: Caller): Promise<FormData> | FormData
  query?: string | (() => Promise<string>)
  /** Prepares the call. */
  prepare?(caller: Caller): Promise<void>
  /** In addition to the headers of every call. */
  headers?(): Promise<Record<string, string>>
  /** The call ends the caller's account or session, so a new one is created for it. */
  spends?: true
  /** Created for the call, instead of the staff who call. */
  as?(): Promise<Caller>
}

export const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

async function product(): Promise<number> {
  return (await aProduct()).id
}

/** Code and phone of a new order. */
async function tracked(changes: object = {}): Promise<{ code: string; phone: string }> {
  const { code, phone } = (await place(changes)).body.data.attributes
  return { code, phone }
}

/** An order whose transfer the customer has reported. */
async function claimedOrder(): Promise<number> {
  const { id, attributes } = (await place({ payment: 'vietqr' })).body.data
  const { code, phone } = attributes
  await call('POST', '/app/claimtransfer', { body: { code, phone } })
  return id
}

/** A stock that no order changes: of a product that is not on sale. */
let stocked: Promise<{ id: number; onHand: number }> | undefined

function aStock(): Promise<{ id: number; onHand: number }> {
  stocked ??= (async () => {
    const token = await asStaff()
    const data = { name: 'Kho thử', slug: `kho-${randomUUID()}`, price: 100_000, stock_start: 4 }
    const body = { data: { ...data, state: 'inactive' } }
    return { id: (await call('POST', '/products', { token, body })).body.data.id, onHand: 4 }
  })()
  return stocked
}

/** An edit of a new order: two pieces for another receiver. */
async function edited(): Promise<object> {
  const { id, attributes } = (await place()).body.data
  const items = [{ product: await product(), quantity: 2 }]
  const receiver = { ...address, district: 'Phú Vang', ward: 'Phú Đa' }
  return { order: id, updatedAt: attributes.updatedAt, ...receiver, items }
}

const aDataRequest = { kind: 'export', source: 'letter', contact: 'thu.tay@example.com' }

/** A split of a new order with two pieces. */
async function split() {
  const of = await product()
  const { id, attributes } = (await place({ cartitems: [{ product: of, quantity: 2 }] })).body.data
  const items = [{ product: of, quantity: 1 }]
  return { order: id, updatedAt: attributes.updatedAt, items }
}

/** Two new orders of one phone number. */
async function twoOrders() {
  const [one, other] = [(await place()).body.data, (await place()).body.data]
  return {
    order: one.id,
    updatedAt: one.attributes.updatedAt,
    other: other.id,
    otherUpdatedAt: other.attributes.updatedAt,
  }
}

const listView = { list: 'orders', name: 'Gấp', filters: 'state=hold' }
const vatRate = { first_day: '2999-01-01', rate: 9, reason: 'Nghị định thử' }

const address = { name: 'Lê Thử', phone: '0912345678', address: '1 Lê Lợi', province: 'Huế' }

/** The cookie with which a new member's browser stays signed in. */
async function aSessionCookie(): Promise<Record<string, string>> {
  const { email, password } = await asNewMember()
  const body = { identifier: email, password, remember: true }
  const jar = new CookieJar()
  jar.keep((await call('POST', '/auth/local', { body })).headers)
  return jar.for('/')
}

/** A second sign-in of this caller. */
async function anotherSession({ token, email, password }: Caller): Promise<string> {
  if (token === undefined) return 'ses_none'
  const body = { identifier: email, password }
  const other =
    email === undefined ? await asStaff() : (await call('POST', '/auth/local', { body })).body.jwt
  const { data } = (await get('/app/sessions', other)).body
  return data.find(({ current }: { current: boolean }) => current).id
}

async function anAddress({ member }: Callers): Promise<string> {
  return (await call('POST', '/addresses', { ...sender(member), body: { data: address } })).body
    .data.id
}

async function aLike({ member }: Callers): Promise<string> {
  const body = { data: { product: await product() } }
  return (await call('POST', '/likes', { ...sender(member), body })).body.data.id
}

async function anOrder({ member }: Callers): Promise<number> {
  return (await place({}, member.token)).body.data.id
}

export function sender({ token }: Caller): { token?: string } {
  return token === undefined ? {} : { token }
}

/** A link to the caller's own data. */
async function exportCode({ token, email, password }: Caller): Promise<string> {
  if (token === undefined || email === undefined) return 'none'
  await call('POST', '/app/exportdata', { token, body: { currentPassword: password } })
  return mailedCode(email)
}

/** A guest's finished order. */
async function finishedOrder() {
  const email = `khach-${randomUUID()}@nas.test`
  const { id, attributes } = (await place({ email })).body.data
  const data = { state: 'cancel' }
  await call('PUT', `/orders/${id}`, { token: await asStaff(), body: { data } })
  return { code: attributes.code, phone: attributes.phone, email }
}

async function erasureCode(): Promise<string> {
  const { code, phone, email } = await finishedOrder()
  await call('POST', '/app/askerasure', { body: { code, phone } })
  return mailedCode(email)
}

/** A guest's order, as its own device knows it. */
async function guestOrder(changes: object = {}) {
  const { data, meta } = (await place(changes)).body
  const { code, phone } = data.attributes
  return { code, phone, device: meta.device }
}

async function proofOf({ code, phone, device: secret }: Awaited<ReturnType<typeof guestOrder>>) {
  const { body } = await call('POST', '/app/proveorder', { body: { code, phone, secret } })
  return { proof: body.data.proof }
}

/** A rating of a guest's delivered order, with the proof of the order. */
async function ratedByGuest(): Promise<{ proof: string; rating: string }> {
  const order = await deliveredOrder(undefined)
  const { proof } = await proofOf({ ...order, device: order.device ?? '' })
  const body = { proof, ratings: [{ cartitem: order.line, stars: 5 }] }
  const rated = await call('POST', '/app/rateprovenorder?populate=ratings', { body })
  return { proof, rating: rated.body.data.attributes.ratings[0].id }
}

/** A code for an e-mail, and the attempt that asked for it. */
async function mailedEmailCode() {
  const [email, attempt] = [`khach-${randomUUID()}@nas.test`, randomUUID()]
  await call('POST', '/app/askemailcode', { body: { email, attempt } })
  return { email, attempt, secret: await mailedOrderCode(email) }
}

/** The caller's new e-mail, whose owner has not confirmed it. */
async function askEmail({ id, password, ...caller }: Caller): Promise<string> {
  const email = `moi-${randomUUID()}@nas.test`
  const body = { email, currentPassword: password }
  await call('PUT', `/users/${id}`, { ...sender({ id, ...caller }), body })
  return email
}

/** The code mailed to the new or the former address of a changed e-mail. */
async function emailLink(purpose: 'confirm' | 'revert'): Promise<{ code: string }> {
  const member = await asNewMember()
  const next = await askEmail(member)
  return { code: await mailedCode(purpose === 'confirm' ? next : member.email) }
}

/** A job of staff about a product that is not on sale. */
async function jobFields() {
  const { id } = await aStock()
  return { resource: 'products', to: 'inactive', records: [{ id }] }
}

async function aJob({ token }: Caller): Promise<string> {
  const body = await jobFields()
  return (await call('POST', '/app/staffjobs', { token, body })).body.data?.id ?? 'none'
}

const password = randomUUID()

/** A member of staff who is setting up an app. */
async function begunStaff(): Promise<Caller> {
  const staff = await newStaff()
  const body = { identifier: staff.email, password: staff.password }
  const { jwt: token } = (await call('POST', '/auth/local', { body })).body
  const begun = { body: { currentPassword: staff.password }, token }
  const { secret } = (await call('POST', '/app/beginsecondfactor', begun)).body.data
  return { ...staff, token, secret }
}

const social = (provider: Provider): Record<string, Sample> => ({
  [`GET /connect/${provider}`]: {},
  [`GET /connect/${provider}/callback`]: {},
  [`GET /auth/${provider}/callback`]: {
    query: async () =>
      `access_token=${await providerToken(provider, aVisitor())}&consent_data=true&consent_policy=true`,
  },
  [`POST /auth/${provider}/callback`]: {
    fields: async () => ({
      access_token: await providerToken(provider, aVisitor()),
      consent_data: true,
      consent_policy: true,
    }),
  },
})

/** Data that no description contains: valid values of bodies, and how to create own records. */
const samples: Readonly<Record<string, Sample>> = {
  ...contentSamples,
  'POST /addresses': { fields: () => address },
  'PUT /addresses/:id': { id: anAddress, fields: () => ({ ward: 'Phường Phú Hội' }) },
  'GET /addresses/:id': { id: anAddress },
  'DELETE /addresses/:id': { id: anAddress },
  'POST /likes': { fields: async () => ({ product: await product() }) },
  'GET /likes/:id': { id: aLike },
  'DELETE /likes/:id': { id: aLike },
  'GET /orders/:id': { id: anOrder },
  'PUT /orders/:id': {
    id: anOrder,
    fields: (kind) => ({ state: kind === 'staff' ? 'cancel' : 'usercancel' }),
  },
  'GET /ratings/:id': { id: async () => (await shownRating()).id },
  'PUT /ratings/:id': {
    id: async () => (await shownRating()).id,
    fields: () => ({ state: 'active' }),
  },
  'GET /app/search': { query: async () => '_q=da' },
  'GET /app/productrating': { query: async () => `product=${await product()}` },
  'POST /app/markrating': {
    fields: async () => ({ rating: (await shownRating()).id, helpful: true }),
  },
  'GET /app/markedratings': { query: async () => `product=${await product()}` },
  'POST /app/rateorder': {
    fields: async (_kind, { token }) => {
      const { id: order, line: cartitem } = await deliveredOrder(token)
      return { order, ratings: [{ cartitem, stars: 5, words: 'Rất thích' }] }
    },
  },
  'GET /app/ratingpictures/:id': {
    id: async ({ member }) => (await storedPicture(member.token)).picture,
  },
  'POST /app/addratingpicture': {
    form: async ({ token }) => {
      const { order, rating } = await ratedOrder(token)
      return pictureForm({ order: String(order), rating })
    },
  },
  'POST /app/addprovenratingpicture': { form: async () => pictureForm(await ratedByGuest()) },
  'POST /app/removeratingpicture': {
    fields: async (_kind, { token }) => {
      const { order, picture } = await storedPicture(token)
      return { order, picture }
    },
  },
  'POST /app/removeprovenratingpicture': {
    fields: async () => {
      const { proof, rating } = await ratedByGuest()
      await call('POST', '/app/addprovenratingpicture', { body: pictureForm({ proof, rating }) })
      const path = '/app/provenorder?populate=ratings'
      const { body } = await call('POST', path, { body: { proof } })
      return { proof, picture: body.data.attributes.ratings[0].pictures[0] }
    },
  },
  'GET /app/payments/vnpay/notice': {},
  'GET /app/payments/vnpay/return': {},
  'POST /app/askrefundaccount': {
    fields: async () => ({ order: await orderToRefund(), by: 'link' }),
  },
  'POST /app/showrefundaccount': { fields: async () => ({ order: await orderWithAccount() }) },
  'POST /app/refundlink': { fields: async () => ({ code: (await refundLink()).code }) },
  'POST /app/refundaccount': {
    fields: async () => ({ code: (await refundLink()).code, ...bankAccount }),
  },
  'POST /app/receivedifference': { fields: async () => ({ order: await dearerOrder() }) },
  'POST /app/refundorder': { fields: async () => ({ order: await orderToRefund() }) },
  'POST /app/reorder': {
    fields: async (_kind, { token }) => ({ order: (await place({}, token)).body.data.id }),
  },
  'POST /app/trackorder': { fields: () => tracked() },
  'POST /app/claimtransfer': { fields: () => tracked({ payment: 'vietqr' }) },
  'POST /app/claimowntransfer': {
    fields: async (_kind, { token }) => ({
      order: (await place({ payment: 'vietqr' }, token)).body.data.id,
    }),
  },
  'POST /app/claimproventransfer': {
    fields: async () => proofOf(await guestOrder({ payment: 'vietqr' })),
  },
  'POST /app/changepayment': {
    fields: async (_kind, { token }) => {
      const { id: order } = (await place({ payment: 'vietqr' }, token)).body.data
      return { order, payment: 'cod' }
    },
  },
  'POST /app/askordercode': { fields: () => guestOrder() },
  'POST /app/proveorder': {
    fields: async () => {
      const { code, phone, device: secret } = await guestOrder()
      return { code, phone, secret }
    },
  },
  'POST /app/askemailcode': {
    fields: () => ({ email: 'khach@nas.test', attempt: randomUUID() }),
  },
  'POST /app/proveemail': { fields: mailedEmailCode },
  'POST /app/provenorder': { fields: async () => proofOf(await guestOrder()) },
  'POST /app/cancelprovenorder': { fields: async () => proofOf(await guestOrder()) },
  'POST /app/payprovenorder': {
    fields: async () => ({ ...(await proofOf(await guestOrder())), payment: 'vietqr' }),
  },
  'POST /app/rateprovenorder': {
    fields: async () => {
      const order = await deliveredOrder(undefined)
      const ratings = [{ cartitem: order.line, stars: 5, words: 'Rất thích' }]
      return { ...(await proofOf(order)), ratings }
    },
  },
  'POST /app/reorderprovenorder': { fields: async () => proofOf(await guestOrder()) },
  'GET /app/ordercustomer': { query: async () => `order=${(await place()).body.data.id}` },
  'POST /app/correctdelivery': {
    fields: async () => ({ order: (await deliveredOrder(undefined)).id, reason: 'Quét nhầm mã' }),
  },
  'GET /app/orderperson': { query: async () => `order=${(await place()).body.data.id}` },
  'POST /app/blockphone': {
    fields: async () => ({
      order: (await place({ phone: newPhone() })).body.data.id,
      blocked: true,
      reason: 'Bom hàng',
    }),
  },
  'POST /app/quoteforcaller': {
    fields: async () => ({ items: [{ product: await product(), quantity: 1 }] }),
  },
  'POST /app/findcaller': { fields: () => ({ phone: '0912345678' }) },
  'POST /app/orderforcaller': {
    fields: async () => {
      const { id, attributes } = await aProduct()
      return {
        name: 'Nguyễn Thị Thử',
        phone: newPhone(),
        address: '12 Nguyễn Huệ',
        province: 'Thành phố Hồ Chí Minh',
        district: 'Quận 1',
        payment: 'cod',
        items: [{ product: id, quantity: 1 }],
        expected_total: attributes.price + shippingPrice(attributes.price),
      }
    },
  },
  'POST /app/adddatarequest': { fields: () => aDataRequest },
  'POST /app/answerdatarequest': {
    fields: async () => {
      const token = await asStaff()
      await call('POST', '/app/adddatarequest', { token, body: aDataRequest })
      const { data } = (await get('/data-requests?sort=received_at:desc', token)).body
      return { request: data[0].id, answer: 'Đã gửi bản sao' }
    },
  },
  'POST /app/noteorder': {
    fields: async () => ({
      order: (await place()).body.data.id,
      words: 'Gọi sau',
      call: 'no_answer',
    }),
  },
  'POST /app/assignorders': {
    fields: async () => {
      const [{ id }] = (await get('/app/colleagues', await asStaff())).body.data
      return { orders: [(await place()).body.data.id], assignee: id }
    },
  },
  'POST /app/quoteorderedit': {
    fields: async () => ({
      order: (await place()).body.data.id,
      items: [{ product: await product(), quantity: 2 }],
    }),
  },
  'POST /app/editorder': { fields: edited },
  'POST /app/quotesplit': { fields: split },
  'POST /app/splitorder': { fields: split },
  'POST /app/quotemerge': { fields: twoOrders },
  'POST /app/mergeorders': { fields: twoOrders },
  'GET /app/orderedits': { query: async () => `order=${(await place()).body.data.id}` },
  'POST /app/readmentions': { fields: async () => ({ order: (await place()).body.data.id }) },
  'POST /app/vieworder': { fields: async () => ({ order: (await place()).body.data.id }) },
  'GET /app/mentions': {},
  'GET /app/colleagues': {},
  'GET /app/orderslips': {
    query: async () => `filters[id]=${(await place()).body.data.id}`,
  },
  'GET /app/ordercounts': {},
  'GET /app/orderchanges': { query: 'since=2026-11-01T00:00:00Z' },
  'POST /app/refuseclaim': { fields: async () => ({ order: await claimedOrder() }) },
  'GET /stock/:id': { id: product },
  'PUT /stock/:id': { id: product, fields: () => ({ threshold: 5 }) },
  'POST /app/changestock': {
    fields: async () => {
      const { id, onHand } = await aStock()
      return { product: id, way: 'add', quantity: 0, expected: onHand, reason: 'counted' }
    },
  },
  'POST /app/comparestock': { fields: () => ({ lines: [{ slug: 'khong-co', counted: 1 }] }) },
  'POST /app/countstock': {
    fields: async () => {
      const { id, onHand } = await aStock()
      return { counts: [{ product: id, counted: onHand, expected: onHand }] }
    },
  },
  'POST /app/editorcode': { fields: () => ({ challenge: 'a'.repeat(43) }) },
  'GET /app/books': {},
  'GET /app/staffjobs': {},
  'POST /app/staffjobs': { fields: jobFields },
  'POST /app/cancelstaffjob': { fields: async (_kind, caller) => ({ job: await aJob(caller) }) },
  'POST /app/dismissstaffjob': { fields: async (_kind, caller) => ({ job: await aJob(caller) }) },
  'GET /app/listviews': { query: 'list=orders' },
  'POST /app/savelistview': { fields: () => listView },
  'POST /app/removelistview': {
    fields: async () => {
      await call('POST', '/app/savelistview', { token: await asStaff(), body: listView })
      return { list: listView.list, name: listView.name }
    },
  },
  'GET /app/vatrates': {},
  'POST /app/setvatrate': { fields: () => vatRate },
  'POST /app/withdrawvatrate': {
    fields: async () => {
      await call('POST', '/app/setvatrate', { token: await asStaff(), body: vatRate })
      return { first_day: vatRate.first_day }
    },
  },
  'GET /users/:id': { id: async ({ member }) => member.id },
  'PUT /users/:id': { id: async ({ member }) => member.id, fields: () => ({ fullname: 'Lê Mới' }) },
  'POST /carts': { fields: async () => ({ items: [{ product: await product(), quantity: 2 }] }) },
  'GET /app/connectways': {},
  'POST /app/checkstock': {
    fields: async () => ({ items: [{ product: await product(), quantity: 2 }] }),
  },
  'POST /app/createorder': {
    fields: async () => ({
      name: 'Nguyễn Thị Thử',
      phone: '0912345678',
      address: '12 Nguyễn Huệ',
      province: 'Thành phố Hồ Chí Minh',
      district: 'Quận 1',
      payment: 'cod',
      cartitems: [{ product: await product(), quantity: 1 }],
      consent_data: true,
      consent_policy: true,
    }),
  },
  'POST /app/deleteaccount': {
    spends: true,
    fields: (_kind, { password }) => ({ currentPassword: password }),
  },
  'POST /app/exportdata': { fields: (_kind, { password }) => ({ currentPassword: password }) },
  'POST /app/exporteddata': {
    // A separate caller has no other link that this one would replace.
    spends: true,
    fields: async (_kind, caller) => ({ code: await exportCode(caller) }),
  },
  'POST /app/askerasure': {
    fields: async () => {
      const { code, phone } = await finishedOrder()
      return { code, phone }
    },
  },
  'POST /app/eraseorders': { fields: async () => ({ code: await erasureCode() }) },
  'POST /app/renewsession': { headers: aSessionCookie },
  'POST /app/signout': { spends: true },
  'GET /app/sessions': {},
  'POST /app/endsession': {
    fields: async (_kind, caller) => ({ session: await anotherSession(caller) }),
  },
  'POST /app/pendingemail': {
    fields: async (kind, caller) => {
      const isOwn = kind === 'member' || kind === 'other'
      const owner = isOwn ? caller : await asNewMember()
      await askEmail(owner)
      return { action: 'withdraw', ...(!isOwn && { user: owner.id }) }
    },
  },
  'POST /app/confirmemail': { fields: () => emailLink('confirm') },
  'POST /app/revertemail': { fields: () => emailLink('revert') },
  'POST /app/provesession': { fields: () => ({ currentPassword: given('STAFF_PASSWORD') }) },
  'POST /app/blockuser': {
    fields: async () => ({ user: (await asNewMember()).id, blocked: true }),
  },
  'GET /app/secondfactor': {},
  'POST /app/beginsecondfactor': {
    fields: () => ({ currentPassword: given('STAFF_PASSWORD') }),
  },
  'POST /app/confirmsecondfactor': {
    as: begunStaff,
    fields: (_kind, { secret = '' }) => ({ code: secret === '' ? '000000' : codeOf(secret) }),
  },
  'POST /app/renewrecoverycodes': {
    as: enrolledStaff,
    fields: (_kind, { secret = '', password = 'x' }) => ({
      currentPassword: password,
      code: secret === '' ? '000000' : codeOf(secret),
    }),
  },
  'POST /app/resetsecondfactor': { fields: async () => ({ user: (await newStaff()).id }) },
  'POST /auth/local/second-factor': {
    fields: async () => {
      const { email, password, secret } = await enrolledStaff()
      const body = { identifier: email, password }
      const { details } = (await call('POST', '/auth/local', { body })).body.error
      return { challenge: details.challenge, code: codeOf(secret) }
    },
  },
  'GET /app/account': {},
  'GET /app/useraccount': { query: async () => `user=${(await asNewMember()).id}` },
  'POST /app/blockcod': {
    fields: async () => {
      const { id } = await asNewMember({ phone: newPhone() })
      return { user: id, blocked: true, reason: 'Bom hàng' }
    },
  },
  'POST /app/usernote': {
    fields: async () => ({ user: (await asNewMember()).id, words: 'Gọi trước khi giao' }),
  },
  'POST /app/invitestaff': {
    fields: () => ({ email: newStaffEmail(), fullname: 'Đỗ Mới', duties: ['content'] }),
  },
  'POST /app/staffduties': {
    fields: async () => ({ user: (await invitedStaff('content')).id, duties: ['warehouse'] }),
  },
  'POST /app/resetstaff': {
    fields: async () => ({ user: (await invitedStaff('content')).id }),
  },
  'POST /app/removestaff': {
    fields: async () => ({ user: (await invitedStaff('content')).id }),
  },
  'GET /app/trail': { query: 'kind=order' },
  'GET /app/lastchange': { query: 'kind=supports&subject=999999999' },
  'GET /app/unusualprices': {},
  'GET /app/statistic': { query: 'from=2026-11-01&to=2026-11-30' },
  'GET /app/chartmoney': { query: 'unit=month' },
  'GET /app/chartorder': {},
  'GET /app/chartuser': { query: 'from=2026-11-01&to=2026-11-30&unit=day' },
  'GET /app/figures': { query: 'from=2026-11-01&to=2026-11-30' },
  'GET /app/chartstate': {},
  'GET /app/chartpayment': { query: 'from=2026-11-01&to=2026-11-30' },
  'GET /app/chartprovince': {},
  'GET /app/chartproduct': {},
  'GET /users/me': {},
  'GET /openapi.json': {},
  'POST /auth/local': {
    fields: async () => {
      const { email, password } = await asNewMember()
      return { identifier: email, password }
    },
  },
  ...social('google'),
  ...social('facebook'),
  'POST /app/connect': {
    fields: (_kind, { password }) => ({ provider: 'google', currentPassword: password }),
  },
  'POST /app/disconnect': {
    fields: (_kind, { password }) => ({ provider: 'facebook', currentPassword: password }),
    prepare: async (caller) => {
      if (caller.id !== '' && caller.token) {
        await new Browser().link('facebook', aVisitor(), caller)
      }
    },
  },
  'POST /auth/local/register': {
    fields: () => ({
      email: `thu-${randomUUID()}@nas.test`,
      password,
      phone: '0912345678',
      consent_data: true,
      consent_policy: true,
    }),
  },
  'POST /auth/reset-password': {
    fields: async () => {
      const { email } = await asNewMember()
      await call('POST', '/auth/forgot-password', { body: { email } })
      return { code: await mailedCode(email), password, passwordConfirmation: password }
    },
  },
  'POST /auth/forgot-password': { fields: () => ({ email: 'unknown@nas.test' }) },
}

/**
 * Lists, counts and single records of a resource need no sample: their description is sufficient.
 */
export function sampleOf(endpoint: Endpoint): Sample | null {
  const known = samples[keyOf(endpoint)]
  if (known) return known
  const { method, path, queries } = endpoint
  if (method !== 'GET' || queries === undefined) return null
  return path.endsWith('/:id') ? { id: (callers) => firstOf(path, callers) } : {}
}

async function firstOf(path: string, { staff }: Callers): Promise<number | string> {
  const { body } = await get(`${path.replace('/:id', '')}?pagination[limit]=1`, staff.token)
  return (body.data ?? body)[0].id
}
