import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { removeAged } from '../src/privacy/workflows/remove-aged'
import { fakeProduct } from './support/fake-content'
import { useMailbox } from './support/mailbox'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { useShop } from './support/shop'

/** Ordered in turn, as one has too little stock. */
const products = [8371, 8372, 8373]
const { shop } = useShop(...products.map((id) => fakeProduct(id)))
let placed = 0
const mailbox = useMailbox()
const phone = '0357788990'
const email = 'khach.co.ma@example.com'
let staffToken: string

beforeAll(async () => {
  staffToken = await shop.staffToken()
})

beforeEach(async () => {
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

async function place(change: object = {}, token?: string) {
  const product = products[placed++ % products.length]
  const body = orderBody({ items: [{ product, quantity: 1 }], phone, email, ...change })
  const { body: answer } = await shop.ask('/store/shop/orders', { body, ...(token && { token }) })
  await shop.rows('delete from outgoing_mail')
  return { ...answer.order, device: answer.device }
}

const ask = (code: string, given = phone) =>
  shop.ask('/store/shop/order-code', { body: { code, phone: given, locale: 'vi' } })
const prove = (code: string, secret: string, given = phone) =>
  shop.ask('/store/shop/order-proof', { body: { code, phone: given, secret } })
const act = (
  path: '' | '/cancel' | '/ratings' | '/rating-pictures' | '/rating-pictures/remove' | '/reorder',
  proof: unknown,
  more: object = {},
) => shop.ask(`/store/shop/proven-order${path}`, { body: { proof, ...more } })

/** The code in the newest mail. */
async function mailedCode(): Promise<string> {
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  return /^\d{6}$/m.exec(mailbox.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

async function askedCode(code: string): Promise<string> {
  await ask(code)
  return mailedCode()
}

async function proofOf({ code, device }: { code: string; device: string }): Promise<string> {
  return (await prove(code, device)).body.proof
}

const refusedCode = { status: 400, body: { code: 'code_incorrect' } }
const refusedProof = { status: 400, body: { code: 'proof_over' } }

/** Another code than this one. */
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

describe('a code in the mailbox of the order', () => {
  test('lets the guest read and cancel the order, and is stored as a hash only', async () => {
    const order = await place({ name: 'Người Nhận Đủ' })
    expect(await ask(order.code)).toEqual({ status: 200, body: {} })
    const code = await mailedCode()
    expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual([email])
    const { body } = await prove(order.code, ` ${code.slice(0, 3)} ${code.slice(3)} `)
    const stored = JSON.stringify(await shop.rows('select * from order_proof'))
    for (const secret of [code, body.proof]) expect(stored).not.toContain(secret)

    const read = await act('', body.proof)
    expect(read.body.order).toMatchObject({ code: order.code, name: 'Người Nhận Đủ', phone })
    const reason = 'Đặt nhầm'
    const [first, second] = await Promise.all([
      act('/cancel', body.proof, { reason }),
      act('/cancel', body.proof, { reason }),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 400])
    const { order: cancelled } = (await act('', body.proof)).body
    expect(cancelled.state).toBe('usercancel')
    expect(cancelled.history.at(-1)).toMatchObject({ actor: 'customer', reason })
  })

  test('is used once, also by two calls at once', async () => {
    const { code } = await place()
    const secret = await askedCode(code)
    const answers = await Promise.all([prove(code, secret), prove(code, secret)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await prove(code, secret)).toMatchObject(refusedCode)
  })

  test('is void after five attempts, when it expires, and when a newer one was mailed', async () => {
    const { code } = await place()
    const tried = await askedCode(code)
    await Promise.all(Array.from({ length: 5 }, () => prove(code, otherThan(tried))))
    expect(await prove(code, tried)).toMatchObject(refusedCode)

    const old = await askedCode(code)
    const newer = await askedCode(code)
    if (old !== newer) expect(await prove(code, old)).toMatchObject(refusedCode)
    await shop.rows("update order_proof set expires_at = now() - interval '1 minute'")
    expect(await prove(code, newer)).toMatchObject(refusedCode)
    await removeAged(shop.container)
    expect(await shop.rows('select 1 from order_proof')).toEqual([])
    expect((await prove(code, await askedCode(code))).status).toBe(200)
  })

  test('proves no other order', async () => {
    const [one, other] = [await place(), await place()]
    const code = await askedCode(one.code)
    expect(await prove(other.code, code)).toMatchObject(refusedCode)
    expect((await prove(one.code, code)).status).toBe(200)
  })

  test('is mailed to a guest only, and every caller gets the same answers', async () => {
    const member = await newMember(shop, 'thanh.vien.co.ma@example.com')
    const [withMail, without] = [await place(), await place({ email: null })]
    const owned = await place({}, member.token)
    const unknown = [
      [withMail.code, '0357788991'],
      [without.code, phone],
      [owned.code, phone],
      ['NAS261121-999999A', phone],
    ] as const
    const known = await ask(withMail.code)
    expect(await mailedCode()).not.toBe('')
    const refused = await prove(withMail.code, 'không')
    for (const [code, given] of unknown) {
      expect(await ask(code, given)).toEqual(known)
      expect(await prove(code, '123456', given)).toEqual(refused)
    }
    expect(await shop.rows('select 1 from outgoing_mail where sent_at is null')).toEqual([])
  })
})

describe('the secret of the device that ordered', () => {
  test('proves its own order for two weeks', async () => {
    const [one, other] = [await place({ email: null }), await place()]
    expect(await prove(one.code, other.device)).toMatchObject(refusedCode)
    expect((await act('', await proofOf(one))).body.order.code).toBe(one.code)
    await shop.rows(
      "update order_record set created_at = created_at - interval '15 days' where display_id = ?",
      [one.id],
    )
    expect(await prove(one.code, one.device)).toMatchObject(refusedCode)
  })

  test('is not given for the order of a member', async () => {
    const { token } = await newMember(shop, 'thanh.vien.khong.bi.mat@example.com')
    expect((await place({}, token)).device).toBeNull()
  })
})

describe('a proof', () => {
  const deliver = async (id: number) => {
    for (const state of ['pickitem', 'delivery', 'complete'])
      await shop.ask(`/admin/shop/orders/${id}/state`, { body: { state }, token: staffToken })
  }

  test('lets the guest rate its own delivered order, with pictures, and order again', async () => {
    const [order, other] = [await place(), await place()]
    const proof = await proofOf(order)
    const rating = (line: string) => ({ ratings: [{ line, stars: 5, words: 'Rất thích' }] })
    const [own, strange] = [order.items[0].id, other.items[0].id]
    expect((await act('/ratings', proof, rating(own))).body.code).toBe('not_delivered')
    await deliver(order.id)
    await deliver(other.id)
    expect((await act('/ratings', proof, rating(strange))).body.code).toBe('line_unknown')
    const rated = await act('/ratings', proof, rating(own))
    expect(rated.body.order).toMatchObject({ state: 'rate', ratings: [{ stars: 5 }] })
    expect((await act('/ratings', proof, rating(own))).body.code).toBe('already_rated')
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    const picture = (await drawn.png().toBuffer()).toString('base64')
    const added = { rating: rated.body.order.ratings[0].id, picture }
    expect((await act('/rating-pictures', proof, added)).status).toBe(200)
    const [{ pictures }] = (await act('', proof)).body.order.ratings
    const removed = { picture: pictures[0] }
    expect((await act('/rating-pictures/remove', proof, removed)).status).toBe(200)
    expect((await act('/reorder', proof)).body.items).toMatchObject([
      { product: order.items[0].product, quantity: 1 },
    ])
    expect((await act('/cancel', proof)).body.code).toBe('transition_not_allowed')
  })

  test('is refused when it is unknown or expired, and once the order was erased', async () => {
    const order = await place()
    const proof = await proofOf(order)
    for (const path of ['', '/cancel', '/reorder'] as const)
      expect(await act(path, order.code)).toMatchObject(refusedProof)
    const ratings = [{ line: order.items[0].id, stars: 5 }]
    expect(await act('/ratings', order.code, { ratings })).toMatchObject(refusedProof)
    await shop.rows('update order_proof set expires_at = now()')
    expect(await act('', proof)).toMatchObject(refusedProof)

    const later = await proofOf(order)
    await act('/cancel', later)
    const body = { code: order.code, phone, locale: 'vi' }
    await shop.ask('/store/shop/erasure', { body })
    await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
    const code = /#erasure=([\w-]+)/.exec(mailbox.mails.at(-1)?.text ?? '')?.[1]
    expect((await shop.ask('/store/shop/erasure/confirm', { body: { code } })).status).toBe(200)
    expect(await act('', later)).toMatchObject(refusedProof)
    expect(await prove(order.code, order.device)).toMatchObject(refusedCode)
  })
})
