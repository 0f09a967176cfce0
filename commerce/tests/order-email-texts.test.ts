import { beforeAll, beforeEach, expect, test } from 'vitest'
import { settings } from '../src/platform/settings/settings'
import { fakeProduct } from './support/fake-content'
import { useMailbox } from './support/mailbox'
import { OrderEmails } from './support/order-emails'
import { useShop } from './support/shop'

/** Of this file alone: the files share a database, and so the stock. */
const product = 8402
const other = 8403

const { shop } = useShop(fakeProduct(product, 115_000), fakeProduct(other, 40_000))
const mailbox = useMailbox()
const emails = new OrderEmails(shop, mailbox, product)

beforeAll(() => emails.fillStock())

beforeEach(async () => {
  await shop.rows('update order_transition set noticed_at = now() where noticed_at is null')
  await shop.rows('delete from outgoing_mail')
})

const items = [
  { product, quantity: 2 },
  { product: other, quantity: 1 },
]

/** Places an order paid in this way; that it was placed has been emailed. */
async function placed(payment: string, change: Record<string, unknown> = {}, token?: string) {
  const order = await emails.place({ items, payment, ...change }, token)
  await emails.sent()
  return order
}

/** The newest email, without what is another at each run. */
async function newestEmail() {
  const mail = (await emails.sent()).at(-1)
  const plain = (text: string | undefined) =>
    (text ?? '')
      .replace(/NAS\d{6}-\w+/g, 'CODE')
      .replace(/\d{2}:\d{2}:\d{2}/g, 'HH:MM:SS')
      .replace(/\d{2}\/\d{2}\/\d{4}/g, 'DD/MM/YYYY')
      .trim()
  return { subject: plain(mail?.subject), text: plain(mail?.text), html: mail?.html ?? '' }
}

const whole = ({ subject, text }: { subject: string; text: string }) => `${subject}\n\n${text}`

/** The words above the order itself, without blank lines. */
function message({ subject, text }: { subject: string; text: string }): string {
  const [above = ''] = text.split(/\n\n(?:MÃ ĐƠN HÀNG|ORDER CODE)/)
  return [subject, ...above.split('\n')].filter((line) => line !== '' && line !== 'NAS').join('\n')
}

test('placed, paid at the door', async () => {
  await emails.place({ items })
  expect(whole(await newestEmail())).toMatchInlineSnapshot(`
    "Đã nhận đơn hàng CODE

    NAS


    CẢM ƠN BẠN ĐÃ ĐẶT HÀNG

    Chúng tôi đã nhận được đơn hàng của bạn.

    Chúng tôi sẽ gọi cho bạn để xác nhận. Bạn thanh toán 300.000đ khi nhận hàng.

    Dự kiến giao hàng: DD/MM/YYYY.

    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE


    MÃ ĐƠN HÀNG: CODE

    Đặt lúc: HH:MM:SS DD/MM/YYYY
    Phương thức thanh toán: Thanh toán khi nhận hàng (COD)


    SẢN PHẨM

    2 × Sản phẩm 8402   230.000đ
    1 × Sản phẩm 8403   40.000đ
    Tạm tính            270.000đ
    Phí giao hàng       30.000đ
    Giảm giá            0đ
    Tổng cộng           300.000đ


    NGƯỜI NHẬN

    Họ và tên: Trần Thị Bưởi
    Số điện thoại: +84 912 345 678
    Địa chỉ: 12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh

    Thư này được gửi tự động; xin đừng trả lời."
  `)
})

test('placed, in English', async () => {
  await emails.place({ items, locale: 'en' })
  expect(whole(await newestEmail())).toMatchInlineSnapshot(`
    "We have received your order CODE

    NAS


    THANK YOU FOR YOUR ORDER

    We have received your order.

    We will call you to confirm it. You pay 300,000đ on delivery.

    Estimated delivery: DD/MM/YYYY.

    View your order http://localhost:4321/theo-doi-don-hang?order=CODE


    ORDER CODE: CODE

    Placed at: HH:MM:SS DD/MM/YYYY
    Payment method: Cash on delivery (COD)


    PRODUCTS

    2 × Product 8402   230,000đ
    1 × Product 8403   40,000đ
    Subtotal           270,000đ
    Delivery           30,000đ
    Discount           0đ
    Total              300,000đ


    RECEIVER

    Full name: Trần Thị Bưởi
    Phone number: +84 912 345 678
    Address: 12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh

    This mail was sent automatically; please do not reply."
  `)
})

test('placed, to be paid by transfer', async () => {
  await emails.place({ items, payment: 'vietqr' })
  const { BANK_ACCOUNT = '', BANK_ACCOUNT_NAME = '' } = settings()
  const { text, ...mail } = await newestEmail()
  expect(text).toContain(`Số tài khoản: ${BANK_ACCOUNT}`)
  expect(text).toContain(`Chủ tài khoản: ${BANK_ACCOUNT_NAME}`)
  const [content] = /(?<=Nội dung chuyển khoản: )NAS\d{6}\w+/.exec(text) ?? []
  const bare = text
    .replaceAll(BANK_ACCOUNT, 'ACCOUNT')
    .replaceAll(BANK_ACCOUNT_NAME, 'HOLDER')
    .replaceAll(content ?? 'no content', 'CONTENT')
  expect(message({ ...mail, text: bare })).toMatchInlineSnapshot(`
    "Đã nhận đơn hàng CODE
    CẢM ƠN BẠN ĐÃ ĐẶT HÀNG
    Chúng tôi đã nhận được đơn hàng của bạn.
    Chúng tôi giữ hàng cho bạn đến HH:MM:SS DD/MM/YYYY. Bạn vui lòng chuyển khoản theo thông tin dưới đây và giữ đúng nội dung chuyển khoản. Đơn hàng được chuẩn bị ngay khi chúng tôi xác nhận đã nhận được tiền.
    Dự kiến giao hàng: DD/MM/YYYY.
    CHUYỂN KHOẢN NGÂN HÀNG
    Ngân hàng: Vietcombank
    Chủ tài khoản: HOLDER
    Số tài khoản: ACCOUNT
    Số tiền: 300.000đ
    Nội dung chuyển khoản: CONTENT
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE"
  `)
})

test('placed, to be paid online: the email leads to the payment and to the order', async () => {
  await emails.place({ items, payment: 'vnpay', locale: 'en' })
  const { html, ...mail } = await newestEmail()
  const { VNPAY_URL = '' } = settings()
  const [pay, view] = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
  expect(pay?.startsWith(`${VNPAY_URL}?`)).toBe(true)
  expect(pay).toContain('vnp_Amount=30000000&amp;')
  expect(view).toMatch(/^http:\/\/localhost:4321\/theo-doi-don-hang\?order=NAS/)
  expect(
    message({ ...mail, text: mail.text.replace(/(?<=Pay 300,000đ )\S+/, 'ADDRESS') }),
  ).toMatchInlineSnapshot(`
    "We have received your order CODE
    THANK YOU FOR YOUR ORDER
    We have received your order.
    It is waiting for its payment. Please pay before HH:MM:SS DD/MM/YYYY; after that the order is cancelled automatically.
    Estimated delivery: DD/MM/YYYY.
    Pay 300,000đ ADDRESS
    View your order http://localhost:4321/theo-doi-don-hang?order=CODE"
  `)
})

test('placed, but paid before it was emailed: nothing is asked for', async () => {
  const order = await emails.place({ items, payment: 'vnpay' })
  await emails.move(order, { to: 'payment', actor: 'system' })
  const mails = await emails.sent()
  expect(mails).toHaveLength(2)
  const first = mails.find(({ subject }) => subject?.startsWith('Đã nhận đơn hàng'))
  expect(first?.html).not.toContain(settings().VNPAY_URL)
  expect(first?.text).not.toContain('chờ thanh toán')
})

test('placed and cancelled before it was emailed: nothing is asked for', async () => {
  const order = await emails.place({ items })
  await emails.move(order, { to: 'usercancel', actor: 'customer' })
  const mails = await emails.sent()
  expect(mails).toHaveLength(2)
  const first = mails.find(({ subject }) => subject?.startsWith('Đã nhận đơn hàng'))
  expect(first?.text).not.toContain('khi nhận hàng')
})

test('paid', async () => {
  const order = await placed('vietqr')
  await emails.move(order, { to: 'payment' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Đã nhận thanh toán cho đơn hàng CODE
    CẢM ƠN BẠN ĐÃ THANH TOÁN
    Chúng tôi đã nhận được 300.000đ và đang chuẩn bị đơn hàng của bạn.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE"
  `)
})

test('sent, to be paid at the door', async () => {
  const order = await placed('cod')
  await emails.move(order, { to: 'pickitem' }, { to: 'delivery' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Đơn hàng CODE đang được giao
    ĐƠN HÀNG ĐANG TRÊN ĐƯỜNG ĐẾN BẠN
    Đơn hàng của bạn đã được bàn giao cho đơn vị vận chuyển. Dự kiến giao hàng: DD/MM/YYYY.
    Bạn vui lòng chuẩn bị 300.000đ để thanh toán khi nhận hàng.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE"
  `)
})

test('sent, paid before', async () => {
  const order = await placed('vnpay', { locale: 'en' })
  await emails.move(order, { to: 'payment' }, { to: 'pickitem' })
  await emails.sent()
  await emails.move(order, { to: 'delivery' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Order CODE is on its way
    YOUR ORDER IS ON ITS WAY
    We have handed your order to the carrier. Estimated delivery: DD/MM/YYYY.
    View your order http://localhost:4321/theo-doi-don-hang?order=CODE"
  `)
})

test('delivered to a member, who is asked for a rating', async () => {
  const order = await placed('cod', {}, await shop.memberToken())
  await emails.move(order, { to: 'pickitem' }, { to: 'delivery' })
  await emails.sent()
  await emails.move(order, { to: 'complete' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Đơn hàng CODE đã được giao
    ĐƠN HÀNG ĐÃ ĐƯỢC GIAO
    Đơn hàng của bạn đã được giao. Cảm ơn bạn đã mua sắm tại NAS.
    Bạn thấy sản phẩm thế nào? Đánh giá của bạn giúp những khách hàng khác chọn được sản phẩm phù hợp.
    Đánh giá sản phẩm http://localhost:4321/vn/don-hang?order=CODE"
  `)
})

test('delivered to a guest, who cannot rate', async () => {
  const order = await placed('cod', { locale: 'en' })
  await emails.move(order, { to: 'pickitem' }, { to: 'delivery' })
  await emails.sent()
  await emails.move(order, { to: 'complete' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Order CODE was delivered
    YOUR ORDER WAS DELIVERED
    Your order was delivered. Thank you for shopping at NAS.
    View your order http://localhost:4321/theo-doi-don-hang?order=CODE"
  `)
})

test('cancelled by the shop, with its reason', async () => {
  const order = await placed('cod')
  await emails.move(order, { to: 'cancel', reason: 'Hết hàng' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Đơn hàng CODE đã được hủy
    ĐƠN HÀNG ĐÃ ĐƯỢC HỦY
    Rất tiếc, chúng tôi đã phải hủy đơn hàng này của bạn.
    Lý do: Hết hàng
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE"
  `)
})

test('cancelled by the customer after it was paid: the money comes back', async () => {
  const order = await placed('vnpay')
  await emails.move(order, { to: 'payment', actor: 'system' })
  await emails.sent()
  await emails.move(order, { to: 'usercancel', actor: 'customer', reason: 'Tôi đổi ý' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Đơn hàng CODE đã được hủy
    ĐƠN HÀNG ĐÃ ĐƯỢC HỦY
    Bạn đã hủy đơn hàng này. Chúng tôi sẽ không giao hàng nữa.
    Lý do: Tôi đổi ý
    Bạn đã thanh toán 300.000đ. Chúng tôi sẽ hoàn lại số tiền này cho bạn.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE"
  `)
})

test('cancelled before the transfer came', async () => {
  const order = await placed('vietqr', { locale: 'en' })
  await emails.move(order, { to: 'cancel', reason: 'Out of stock' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Order CODE was cancelled
    YOUR ORDER WAS CANCELLED
    We are sorry: we had to cancel your order.
    Reason: Out of stock
    Please do not pay for this order any more. If you have already paid, we will return it.
    View your order http://localhost:4321/theo-doi-don-hang?order=CODE"
  `)
})

test('never completed: the word of the system is put into words', async () => {
  const order = await placed('vnpay', { locale: 'en' })
  await emails.move(order, { to: 'cancel', actor: 'system', reason: 'not_placed' })
  const { text } = await newestEmail()
  expect(text).toContain('Placing this order was not completed.')
  expect(text).not.toContain('not_placed')
})

test('payment failed', async () => {
  const order = await placed('vnpay')
  await emails.move(order, { to: 'cancel', actor: 'system', reason: 'payment_failed' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Đơn hàng CODE: thanh toán không thành công
    THANH TOÁN KHÔNG THÀNH CÔNG
    Đơn hàng thanh toán không thành công, vì vậy đơn hàng đã được hủy.
    Vui lòng đặt hàng lại và kiểm tra lại phương thức thanh toán.
    Nếu tiền vẫn bị trừ khỏi tài khoản của bạn, chúng tôi sẽ hoàn lại.
    Đặt hàng lại http://localhost:4321/vn
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=CODE"
  `)
})

test('payment expired, of a member', async () => {
  const order = await placed('vnpay', { locale: 'en' }, await shop.memberToken())
  await emails.move(order, { to: 'cancel', actor: 'system', reason: 'payment_expired' })
  expect(message(await newestEmail())).toMatchInlineSnapshot(`
    "Order CODE: payment failed
    THE PAYMENT FAILED
    We received no payment in time, so the order was cancelled.
    Please order again and check the way of payment.
    If the money has left your account nevertheless, we will return it.
    Order again http://localhost:4321/don-hang?order=CODE"
  `)
})

test('what a customer typed is quoted and nothing else', async () => {
  const name = `<img src=x onerror=alert(1)>"'&amp; Bưởi\r\nBcc: ai@do.example`
  const address = '</td></table><a href="https://lua.example">Nhận thưởng</a> https://lua.example'
  const order = await emails.place({ items, name, address, note: 'https://lua.example/note' })
  await emails.move(order, {
    to: 'cancel',
    reason: '<script>alert(1)</script>\n\nBấm www.lua.example',
  })
  for (const mail of await emails.sent()) {
    expect(mail.subject).toMatch(/NAS\d{6}-\w+( đã được hủy)?$/)
    expect(mail.to).toHaveLength(1)
    expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
    const html = mail.html ?? ''
    expect(html).not.toMatch(/<(img|script|iframe)/i)
    expect(html.match(/<\/table>/g)).toHaveLength(html.match(/<table/g)?.length ?? 0)
    expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      expect.stringMatching(/^http:\/\/localhost:4321\/vn\/theo-doi-don-hang\?order=NAS[\w-]+$/),
    ])
    for (const words of [html, mail.text ?? '']) {
      expect(words).toContain('Nhận thưởng')
      expect(words).not.toContain('lua.example')
      expect(words).not.toContain('note')
    }
    expect(mail.text).toContain('<img src=x onerror=alert(1)>')
  }
})

test('a name that fills a line of its own breaks no email', async () => {
  await emails.place({ items, name: 'W'.repeat(120), address: 'đ'.repeat(300) })
  const { text, html } = await newestEmail()
  expect(text).toContain('W'.repeat(120))
  expect(html).toContain('overflow-wrap:anywhere')
})
