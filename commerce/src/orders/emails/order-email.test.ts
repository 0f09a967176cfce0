import { expect, test } from 'vitest'
import { renderEmail } from '../../email/layout/email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { EmailedOrder } from './emailed-order'
import { composeOrderEmail, type OrderMessages } from './order-email'
import { orderSamples } from './order-samples'
import { byTransfer, duePayments, ofMember, online, sampleOrder, unpaid } from './sample-order'
import { orderCancelled, paymentFailed } from './templates/order-cancelled'
import { orderPlaced } from './templates/order-placed'
import { orderDelivered, orderPaid, orderSent, ratingInvitation } from './templates/order-progress'

const shop = { address: 'http://localhost:4321', contact: null }

async function rendered(messages: OrderMessages, order: EmailedOrder, locale: EmailLocale = 'vi') {
  const email = composeOrderEmail(messages, order, locale)
  const { text, ...rest } = await renderEmail(email, locale, shop)
  return { ...rest, text: text.trim() }
}

/** Subject and message, without blank lines and without the summary of the order. */
async function messageOf(...email: Parameters<typeof rendered>): Promise<string> {
  const { subject, text } = await rendered(...email)
  const [above = ''] = text.split(/\n\n(?:MÃ ĐƠN HÀNG|ORDER CODE)/)
  return [subject, ...above.split('\n')].filter((line) => line !== '').join('\n')
}

test('order placed, cash on delivery', async () => {
  const { subject, text } = await rendered(orderPlaced, sampleOrder())
  expect(`${subject}\n\n${text}`).toMatchInlineSnapshot(`
    "Đã nhận đơn hàng NAS261123-4F7K

    CẢM ƠN BẠN ĐÃ ĐẶT HÀNG

    Chúng tôi đã nhận được đơn hàng của bạn.

    Chúng tôi sẽ gọi cho bạn để xác nhận. Bạn thanh toán 300.000đ khi nhận hàng.

    Dự kiến giao hàng: 26/11/2026.

    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K


    MÃ ĐƠN HÀNG: NAS261123-4F7K

    Đặt lúc: 09:00:05 23/11/2026
    Phương thức thanh toán: Thanh toán khi nhận hàng (COD)


    SẢN PHẨM

    2 × Áo dài              230.000đ
    1 × Khăn lụa            40.000đ
    Tạm tính                270.000đ
    Phí giao hàng           30.000đ
    Giảm giá                0đ
    Tổng cộng               300.000đ
    Đã gồm thuế GTGT (8%)   22.222đ


    NGƯỜI NHẬN

    Họ và tên: Trần Thị Bưởi
    Số điện thoại: +84 912 345 678
    Địa chỉ: 12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh

    Thư này được gửi tự động; xin đừng trả lời."
  `)
})

test('order placed, cash on delivery, in English', async () => {
  const { subject, text } = await rendered(orderPlaced, sampleOrder(), 'en')
  expect(`${subject}\n\n${text}`).toMatchInlineSnapshot(`
    "We have received your order NAS261123-4F7K

    THANK YOU FOR YOUR ORDER

    We have received your order.

    We will call you to confirm it. You pay 300.000đ on delivery.

    Estimated delivery: 26/11/2026.

    View your order http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K


    ORDER CODE: NAS261123-4F7K

    Placed at: 09:00:05 23/11/2026
    Payment method: Cash on delivery (COD)


    PRODUCTS

    2 × Áo dài          230.000đ
    1 × Khăn lụa        40.000đ
    Subtotal            270.000đ
    Delivery            30.000đ
    Discount            0đ
    Total               300.000đ
    VAT included (8%)   22.222đ


    RECEIVER

    Full name: Trần Thị Bưởi
    Phone number: +84 912 345 678
    Address: 12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh

    This mail was sent automatically; please do not reply."
  `)
})

test('order placed, bank transfer due', async () => {
  const order = sampleOrder({ ...byTransfer, payment: duePayments.transfer })
  expect(await messageOf(orderPlaced, order)).toMatchInlineSnapshot(`
    "Đã nhận đơn hàng NAS261123-4F7K
    CẢM ƠN BẠN ĐÃ ĐẶT HÀNG
    Chúng tôi đã nhận được đơn hàng của bạn.
    Chúng tôi giữ hàng cho bạn đến 10:15:00 24/11/2026. Bạn vui lòng chuyển khoản theo thông tin dưới đây và giữ đúng nội dung chuyển khoản. Đơn hàng được chuẩn bị ngay khi chúng tôi xác nhận đã nhận được tiền.
    Dự kiến giao hàng: 26/11/2026.
    CHUYỂN KHOẢN NGÂN HÀNG
    Ngân hàng: Vietcombank
    Chủ tài khoản: CONG TY NAS
    Số tài khoản: 0123456789
    Số tiền: 300.000đ
    Nội dung chuyển khoản: NAS2611234F7K
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('order placed, online payment due: links to the payment and to the order', async () => {
  const order = sampleOrder({ ...online, payment: duePayments.online })
  expect(await messageOf(orderPlaced, order, 'en')).toMatchInlineSnapshot(`
    "We have received your order NAS261123-4F7K
    THANK YOU FOR YOUR ORDER
    We have received your order.
    It is waiting for its payment. Please pay before 10:15:00 24/11/2026; after that the order is cancelled automatically.
    Estimated delivery: 26/11/2026.
    Pay 300.000đ https://pay.example/vpcpay.html?vnp_Amount=30000000&vnp_Locale=en
    View your order http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
  const { html } = await rendered(orderPlaced, order, 'en')
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    duePayments.online.url.replace('&', '&amp;'),
    order.pages.order,
  ])
})

test.each([
  ['was paid before the email was sent', { ...online, state: 'payment' }],
  ['was cancelled before the email was sent', { state: 'usercancel' }],
] as const)('order placed asks for no payment when the order %s', async (_when, difference) => {
  expect(await messageOf(orderPlaced, sampleOrder(difference))).toMatchInlineSnapshot(`
    "Đã nhận đơn hàng NAS261123-4F7K
    CẢM ƠN BẠN ĐÃ ĐẶT HÀNG
    Chúng tôi đã nhận được đơn hàng của bạn.
    Dự kiến giao hàng: 26/11/2026.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('payment received', async () => {
  expect(await messageOf(orderPaid, sampleOrder(byTransfer))).toMatchInlineSnapshot(`
    "Đã nhận thanh toán cho đơn hàng NAS261123-4F7K
    CẢM ƠN BẠN ĐÃ THANH TOÁN
    Chúng tôi đã nhận được 300.000đ và đang chuẩn bị đơn hàng của bạn.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('order sent, cash on delivery', async () => {
  expect(await messageOf(orderSent, sampleOrder())).toMatchInlineSnapshot(`
    "Đơn hàng NAS261123-4F7K đang được giao
    ĐƠN HÀNG ĐANG TRÊN ĐƯỜNG ĐẾN BẠN
    Đơn hàng của bạn đã được bàn giao cho đơn vị vận chuyển. Dự kiến giao hàng: 26/11/2026.
    Bạn vui lòng chuẩn bị 300.000đ để thanh toán khi nhận hàng.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('order sent, already paid', async () => {
  const order = sampleOrder({ ...online, wasPaid: true })
  expect(await messageOf(orderSent, order, 'en')).toMatchInlineSnapshot(`
    "Order NAS261123-4F7K is on its way
    YOUR ORDER IS ON ITS WAY
    We have handed your order to the carrier. Estimated delivery: 26/11/2026.
    View your order http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('order delivered', async () => {
  expect(await messageOf(orderDelivered, sampleOrder(), 'en')).toMatchInlineSnapshot(`
    "Order NAS261123-4F7K was delivered
    YOUR ORDER WAS DELIVERED
    Your order was delivered. Thank you for shopping at NAS.
    View your order http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('invitation to rate names the goods, and neither sums nor the receiver', async () => {
  const order = sampleOrder({ ...ofMember, state: 'complete', to: 'complete' })
  const { subject, text } = await rendered(ratingInvitation, order)
  expect(`${subject}\n\n${text}`).toMatchInlineSnapshot(`
    "Bạn thấy sản phẩm của đơn hàng NAS261123-4F7K thế nào?

    BẠN THẤY SẢN PHẨM THẾ NÀO?

    Bạn đã dùng sản phẩm được vài ngày. Bạn có thể chấm sao và viết vài dòng cảm nhận: điều đó giúp những khách hàng khác chọn được sản phẩm phù hợp, và giúp chúng tôi làm tốt hơn.

    Chúng tôi chỉ gửi lời mời này một lần cho mỗi đơn hàng.

    Đánh giá sản phẩm http://localhost:4321/vn/don-hang?order=NAS261123-4F7K


    SẢN PHẨM

    2 × Áo dài     230.000đ
    1 × Khăn lụa   40.000đ

    Thư này được gửi tự động; xin đừng trả lời."
  `)
})

test('order cancelled by the shop gives the reason', async () => {
  const order = sampleOrder({ state: 'cancel', to: 'cancel', reason: 'Hết hàng' })
  expect(await messageOf(orderCancelled, order)).toMatchInlineSnapshot(`
    "Đơn hàng NAS261123-4F7K đã được hủy
    ĐƠN HÀNG ĐÃ ĐƯỢC HỦY
    Rất tiếc, chúng tôi đã phải hủy đơn hàng này của bạn.
    Lý do: Hết hàng
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test.each([
  ['the recorded refund', { returned: 300_000 }, { wasPaid: false }],
  ['the total when no refund is recorded yet', { returned: 0 }, { wasPaid: true }],
])('order cancelled by the customer after payment announces %s', async (_sum, payment, paid) => {
  const order = sampleOrder({
    ...online,
    ...paid,
    state: 'usercancel',
    to: 'usercancel',
    reason: 'Tôi đổi ý',
    payment: { ...unpaid, ...payment },
  })
  expect(await messageOf(orderCancelled, order)).toMatchInlineSnapshot(`
    "Đơn hàng NAS261123-4F7K đã được hủy
    ĐƠN HÀNG ĐÃ ĐƯỢC HỦY
    Bạn đã hủy đơn hàng này. Chúng tôi sẽ không giao hàng nữa.
    Lý do: Tôi đổi ý
    Bạn đã thanh toán 300.000đ. Chúng tôi sẽ hoàn lại số tiền này cho bạn.
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('order cancelled before the transfer arrived asks not to pay', async () => {
  const order = sampleOrder({
    ...byTransfer,
    state: 'cancel',
    to: 'cancel',
    reason: 'Out of stock',
  })
  expect(await messageOf(orderCancelled, order, 'en')).toMatchInlineSnapshot(`
    "Order NAS261123-4F7K was cancelled
    YOUR ORDER WAS CANCELLED
    We are sorry: we had to cancel your order.
    Reason: Out of stock
    Please do not pay for this order any more. If you have already paid, we will return it.
    View your order http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('the reason code not_placed becomes a sentence', async () => {
  const order = sampleOrder({ ...online, state: 'cancel', to: 'cancel', reason: 'not_placed' })
  const { text } = await rendered(orderCancelled, order, 'en')
  expect(text).toContain('Placing this order was not completed.')
  expect(text).not.toContain('not_placed')
})

test('payment failed', async () => {
  const order = sampleOrder({ ...online, state: 'cancel', to: 'cancel', reason: 'payment_failed' })
  expect(await messageOf(paymentFailed, order)).toMatchInlineSnapshot(`
    "Đơn hàng NAS261123-4F7K: thanh toán không thành công
    THANH TOÁN KHÔNG THÀNH CÔNG
    Đơn hàng thanh toán không thành công, vì vậy đơn hàng đã được hủy.
    Vui lòng đặt hàng lại và kiểm tra lại phương thức thanh toán.
    Nếu tiền vẫn bị trừ khỏi tài khoản của bạn, chúng tôi sẽ hoàn lại.
    Đặt hàng lại http://localhost:4321/vn
    Xem đơn hàng http://localhost:4321/vn/theo-doi-don-hang?order=NAS261123-4F7K"
  `)
})

test('payment expired, order of a member', async () => {
  const failed = { ...online, state: 'cancel', to: 'cancel', reason: 'payment_expired' } as const
  const order = sampleOrder({ ...failed, ...ofMember })
  expect(await messageOf(paymentFailed, order, 'en')).toMatchInlineSnapshot(`
    "Order NAS261123-4F7K: payment failed
    THE PAYMENT FAILED
    We received no payment in time, so the order was cancelled.
    Please order again and check the way of payment.
    If the money has left your account nevertheless, we will return it.
    Order again http://localhost:4321/vn/don-hang?order=NAS261123-4F7K"
  `)
})

test.each([
  ['order placed', orderPlaced],
  ['order cancelled', orderCancelled],
])('%s quotes user input as plain text, without links or markup', async (_name, messages) => {
  const order = sampleOrder({
    to: 'cancel',
    state: 'cancel',
    name: `<img src=x onerror=alert(1)>"'&amp; Bưởi\r\nBcc: ai@do.example`,
    address: '</td></table><a href="https://lua.example">Nhận thưởng</a> https://lua.example',
    note: 'https://lua.example/note',
    reason: '<script>alert(1)</script>\n\nBấm www.lua.example',
  })
  const { subject, html, text } = await rendered(messages, order)
  expect(subject).toMatch(/NAS\d{6}-\w+( đã được hủy)?$/)
  expect(html).not.toMatch(/<img src="?x|<script|<iframe/i)
  expect(html.match(/<\/table>/g)).toHaveLength(html.match(/<table/g)?.length ?? 0)
  const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
  expect(links).toEqual([order.pages.order])
  for (const words of [html, text]) {
    expect(words).toContain('Nhận thưởng')
    expect(words).not.toContain('lua.example')
    expect(words).not.toContain('note')
  }
  expect(text).toContain('<img src=x onerror=alert(1)>')
})

test('a name without spaces may break anywhere', async () => {
  const order = sampleOrder({ name: 'W'.repeat(120), address: 'đ'.repeat(300) })
  const { text, html } = await rendered(orderPlaced, order)
  expect(text).toContain('W'.repeat(120))
  expect(html).toContain('overflow-wrap:anywhere')
})

test('an unpaid transfer has its QR code inside the email', async () => {
  const order = sampleOrder({ ...byTransfer, payment: duePayments.transfer })
  const { html, attachments } = await rendered(orderPlaced, order)
  expect(attachments).toMatchObject([{ contentType: 'image/png', contentDisposition: 'inline' }])
  expect(html).toContain(`src="cid:${attachments[0]?.cid}"`)
  expect((await rendered(orderPaid, order)).attachments).toEqual([])
})

test('the footer says how to reach the shop, in both forms', async () => {
  const contact = {
    company: { vi: 'Công ty NAS', en: 'NAS Company' },
    hours: { vi: '9:00 – 22:00', en: '9:00 – 22:00' },
    phone: '+84 900 000 100',
    email: 'cskh@nas.example',
  }
  const email = composeOrderEmail(orderSent, sampleOrder(), 'en')
  const { html, text } = await renderEmail(email, 'en', { ...shop, contact })
  expect(html).toContain('href="tel:+84900000100"')
  expect(html).toContain('href="mailto:cskh@nas.example"')
  expect(text.slice(text.indexOf('Do you need help?'))).toBe(`Do you need help?
Hotline: +84 900 000 100 (9:00 – 22:00)
Email: cskh@nas.example

This mail was sent automatically; please do not reply.

NAS Company`)
})

test.each(Object.entries(orderSamples))(
  '%s fits mail programs',
  async (_name, { messages, of }) => {
    for (const locale of ['vi', 'en'] as const) {
      const { html, text } = await rendered(messages, of(locale), locale)
      // Gmail cuts what is longer and drops data: addresses.
      expect(html.length).toBeLessThan(102_000)
      expect(html).not.toMatch(/undefined|\[object|NaN|src="data:| style="[^"]*(flex|grid|var\()/)
      const wide = [...html.matchAll(/width="(\d+)"/g)].filter(([, width]) => Number(width) > 600)
      expect(wide).toEqual([])
      for (const [, address = ''] of html.matchAll(/<a href="([^"]*)"/g)) {
        expect(text).toContain(address.replaceAll('&amp;', '&'))
      }
    }
  },
)
