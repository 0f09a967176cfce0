import { formatDate, formatTime } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { awaitsPayment } from '@nas/domain/order-states'
import { EmailFacts, EmailSection } from '../../../email/layout/email-parts'
import { QrPicture } from '../../../email/layout/qr-picture'
import type { EmailLocale } from '../../../email/module/outgoing-email'
import type { Transfer } from '../../../payments/methods/payment-method'
import type { EmailedOrder } from '../emailed-order'
import type { OrderMessages } from '../order-email'

const words = {
  vi: {
    cod: (sum: string) =>
      `Chúng tôi sẽ gọi cho bạn để xác nhận. Bạn thanh toán ${sum} khi nhận hàng.`,
    online: (time: string) =>
      `Đơn hàng đang chờ thanh toán. Vui lòng thanh toán trước ${time}; sau thời gian này, đơn hàng sẽ tự động được hủy.`,
    transfer: (time: string) =>
      `Chúng tôi giữ hàng cho bạn đến ${time}. Bạn vui lòng chuyển khoản theo thông tin dưới đây và giữ đúng nội dung chuyển khoản. Đơn hàng được chuẩn bị ngay khi chúng tôi xác nhận đã nhận được tiền.`,
    delivery: (day: string) => `Dự kiến giao hàng: ${day}.`,
    pay: (sum: string) => `Thanh toán ${sum}`,
  },
  en: {
    cod: (sum: string) => `We will call you to confirm it. You pay ${sum} on delivery.`,
    online: (time: string) =>
      `It is waiting for its payment. Please pay before ${time}; after that the order is cancelled automatically.`,
    transfer: (time: string) =>
      `We are keeping your products for you until ${time}. Please make the bank transfer below and keep its message as it is. We prepare the order as soon as we have confirmed that the money has arrived.`,
    delivery: (day: string) => `Estimated delivery: ${day}.`,
    pay: (sum: string) => `Pay ${sum}`,
  },
} as const

/** How to pay; nothing when the order is paid, cancelled or overdue. */
function howToPay(order: EmailedOrder, locale: EmailLocale) {
  const { cod, online, transfer, pay } = words[locale]
  const { payment_kind, state, total, payment } = order
  const sum = formatPrice(total)
  if (payment_kind === 'cod') {
    return { paragraphs: awaitsPayment(state) ? [cod(sum)] : [] }
  }
  if (payment.until === null) return { paragraphs: [] }
  const time = `${formatTime(payment.until)} ${formatDate(payment.until)}`
  if (payment.transfer !== null) {
    return { paragraphs: [transfer(time)], ...transferBox(payment.transfer, locale) }
  }
  const button = payment.url === null ? undefined : { label: pay(sum), href: payment.url }
  return { paragraphs: [online(time)], button }
}

export function transferBox(transfer: Transfer, locale: EmailLocale) {
  return { box: <TransferFacts transfer={transfer} locale={locale} />, qr: transfer.qr }
}

export const orderPlaced: OrderMessages = (order, locale, say) => {
  const { paragraphs: pay, ...payment } = howToPay(order, locale)
  const { paragraphs, ...text } = say('order-placed')
  const delivery = words[locale].delivery(formatDate(order.estimated_delivery))
  return { ...text, ...payment, paragraphs: [...paragraphs, ...pay, delivery] }
}

const transferWords = {
  vi: {
    title: 'Chuyển khoản ngân hàng',
    bank: 'Ngân hàng',
    name: 'Chủ tài khoản',
    account: 'Số tài khoản',
    amount: 'Số tiền',
    content: 'Nội dung chuyển khoản',
    qr: (sum: string) => `Mã VietQR để chuyển ${sum}`,
    scan: 'Quét mã bằng ứng dụng ngân hàng: số tiền và nội dung đã được điền sẵn.',
  },
  en: {
    title: 'Bank transfer',
    bank: 'Bank',
    name: 'Account holder',
    account: 'Account number',
    amount: 'Amount',
    content: 'Transfer message',
    qr: (sum: string) => `VietQR code to transfer ${sum}`,
    scan: 'Scan it with your banking app: amount and message are filled in.',
  },
} as const

function TransferFacts({ transfer, locale }: { transfer: Transfer; locale: EmailLocale }) {
  const { title, bank, name, account, amount, content, qr, scan } = transferWords[locale]
  const sum = formatPrice(transfer.amount)
  return (
    <EmailSection title={title}>
      <QrPicture label={qr(sum)} hint={scan} />
      <EmailFacts
        facts={[
          { name: bank, value: transfer.bank },
          { name, value: transfer.account_name },
          { name: account, value: transfer.account, strong: true },
          { name: amount, value: sum, strong: true },
          { name: content, value: transfer.content, strong: true },
        ]}
      />
    </EmailSection>
  )
}
