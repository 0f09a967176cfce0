import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailTemplates } from '../src/background/email-templates'
import { sendDueEmails } from '../src/email/delivery/send-due-emails'
import { assertFewUnpaid } from '../src/orders/workflows/place-order/order-limits'
import { whilePlacing } from '../src/orders/workflows/place-order/placing'
import { isShopError } from '../src/platform/errors/shop-error'
import { settings } from '../src/platform/settings/settings'
import { fakeProduct } from './support/fake-content'
import { useMailbox } from './support/mailbox'
import { newMember } from './support/new-member'
import { orderBody } from './support/order-body'
import { removeRepeated, repeatOrder } from './support/repeat-order'
import { useShop } from './support/shop'

const { shop } = useShop(fakeProduct(8391), fakeProduct(8392))
const mailbox = useMailbox()
const phone = '0357799001'
const attempts = Array.from('abcdefghij', (letter) => letter.repeat(30))

beforeAll(async () => {
  await shop.rows(
    `update inventory_level set stocked_quantity = 500,
       raw_stocked_quantity = '{"value":"500","precision":20}'
     where inventory_item_id = (select id from inventory_item where sku = 'product-8391')`,
  )
  const { body } = await place({})
  await repeatOrder(shop, body.order.id, 999)
})

afterAll(() => removeRepeated(shop))

beforeEach(async () => {
  mailbox.mails.length = 0
  await shop.rows('delete from outgoing_mail')
})

function place(change: object, token?: string) {
  const body = orderBody({ items: [{ product: 8391, quantity: 1 }], phone, ...change })
  return shop.ask('/store/shop/orders', { body, ...(token && { token }) })
}

const ask = (email: string, attempt: string) =>
  shop.ask('/store/shop/email-code', { body: { email, attempt, locale: 'vi' } })
const prove = (email: string, attempt: string, secret: string) =>
  shop.ask('/store/shop/email-proof', { body: { email, attempt, secret } })

async function mailedCode(email: string, attempt: string): Promise<string> {
  await ask(email, attempt)
  await sendDueEmails(shop.container, mailbox.transport, emailTemplates)
  return /^\d{6}$/m.exec(mailbox.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

async function proofOf(email: string, attempt = attempts[0] ?? ''): Promise<string> {
  return (await prove(email, attempt, await mailedCode(email, attempt))).body.proof
}

const refusedCode = { status: 400, body: { code: 'code_incorrect' } }
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

async function outcome(change: object) {
  const { status, body } = await place(change)
  return status === 200 ? 'placed' : body.code
}
const refused = 'too_many_unpaid'

/** Whether the refusal of an order offers a code by e-mail. */
async function offers(
  { email = null, ...more }: { email?: string | null; emailProof?: string; customerId?: string },
  mailServer = 'smtp://mail.example',
): Promise<boolean> {
  const { UNPAID_ORDERS, SMTP_URL } = settings()
  Object.assign(settings(), { UNPAID_ORDERS: 0, SMTP_URL: mailServer || undefined })
  const request = { customerId: null, emailProof: null, origin: null, receiver: { phone, email } }
  try {
    await whilePlacing((placing) =>
      assertFewUnpaid(shop.container, { ...request, ...more }, placing),
    )
  } catch (error) {
    if (isShopError(error)) return error.details.some(({ path }) => path[0] === 'email_proof')
    throw error
  } finally {
    Object.assign(settings(), { UNPAID_ORDERS, SMTP_URL })
  }
  throw new Error('The order was allowed')
}

describe('a guest with too many unpaid orders', () => {
  test('places one more by the proof of its e-mail, which is stored as a hash only', async () => {
    const email = 'khach.nhieu.don@example.com'
    expect(await outcome({ email })).toBe(refused)
    const code = await mailedCode(email, attempts[0] ?? '')
    expect(mailbox.mails.map(({ to }) => to?.[0]?.address)).toEqual([email])
    const { proof: email_proof } = (await prove(email, attempts[0] ?? '', code)).body
    const stored = JSON.stringify(await shop.rows('select * from order_proof'))
    for (const secret of [code, email_proof, email]) expect(stored).not.toContain(secret)
    // Two presses without a key are two orders.
    const both = [outcome({ email, email_proof }), outcome({ email, email_proof })]
    expect((await Promise.all(both)).sort()).toEqual(['placed', refused])
    expect(await outcome({ email, email_proof })).toBe(refused)
  })

  test('keeps the proof when the order is refused for another reason', async () => {
    const email = 'khach.thieu.hang@example.com'
    const email_proof = await proofOf(email)
    const tooMany = { items: [{ product: 8392, quantity: 99 }], email, email_proof }
    expect(await outcome(tooMany)).toBe('out_of_stock')
    expect(await outcome({ email: email.toUpperCase(), email_proof })).toBe('placed')
  })

  test('has three such orders a day for one e-mail', async () => {
    const email = 'khach.ba.don@example.com'
    for (const attempt of attempts.slice(0, 3)) {
      expect(await outcome({ email, email_proof: await proofOf(email, attempt) })).toBe('placed')
    }
    const email_proof = await proofOf(email.replace('khach', 'KHACH'), attempts[3])
    expect(await outcome({ email, email_proof })).toBe(refused)
    expect(await offers({ email, emailProof: email_proof })).toBe(false)
    expect(await offers({ email })).toBe(true)
    await shop.rows(
      "update order_proof set expires_at = now() where expires_at > now() + interval '1 hour'",
    )
    expect(await outcome({ email, email_proof })).toBe('placed')
  })

  test('needs the proof of the e-mail in the order', async () => {
    const [email, other] = ['khach.mot@example.com', 'khach.hai@example.com']
    const { body } = await place({ email, phone: '0357799002' })
    const { code, device: secret } = { ...body.order, device: body.device }
    const ofOrder = await shop.ask('/store/shop/order-proof', {
      body: { code, phone: '0357799002', secret },
    })
    const email_proof = await proofOf(email)
    for (const change of [
      { email: other, email_proof },
      { email: null, email_proof },
      { email, email_proof: ofOrder.body.proof },
      { email, email_proof: 'x'.repeat(43) },
    ]) {
      expect(await outcome(change)).toBe(refused)
    }
    // Nor does the proof of an e-mail open an order.
    const opened = await shop.ask('/store/shop/proven-order', { body: { proof: email_proof } })
    expect([opened.status, opened.body.code]).toEqual([400, 'proof_over'])
    expect(await outcome({ email, email_proof })).toBe('placed')
  })

  test('is offered a code where the shop has a mail server; a member is not', async () => {
    expect(await offers({})).toBe(true)
    expect(await offers({ customerId: 'cus_1' })).toBe(false)
    expect(await offers({}, '')).toBe(false)
  })
})

describe('a code for an e-mail', () => {
  const email = 'hop.thu@example.com'
  const [own = '', strange = ''] = attempts

  test('is used once, within its time, and by its attempt only', async () => {
    const code = await mailedCode(email, own)
    expect(await prove(email, strange, code)).toMatchObject(refusedCode)
    expect(await prove('khac@example.com', own, code)).toMatchObject(refusedCode)
    const answers = await Promise.all([prove(email, own, code), prove(email, own, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await prove(email, own, code)).toMatchObject(refusedCode)

    const late = await mailedCode(email, own)
    await shop.rows("update order_proof set expires_at = now() - interval '1 minute'")
    expect(await prove(email, own, late)).toMatchObject(refusedCode)
  })

  test('allows five attempts, and a stranger cannot use them up or replace it', async () => {
    const code = await mailedCode(email, own)
    const strangers = await mailedCode(email, strange)
    const guess = otherThan(strangers)
    await Promise.all(Array.from({ length: 5 }, () => prove(email, strange, guess)))
    expect(await prove(email, strange, strangers)).toMatchObject(refusedCode)
    expect((await prove(email, own, code)).status).toBe(200)
  })

  test('is mailed alike to an e-mail with and without an account', async () => {
    const member = 'thanh.vien.co.thu@example.com'
    await newMember(shop, member)
    await shop.rows('delete from outgoing_mail')
    expect(await ask(member, own)).toEqual(await ask(email, own))
    const queued = await shop.rows('select recipient from outgoing_mail order by recipient')
    expect(queued).toEqual([{ recipient: email }, { recipient: member }])
  })
})
