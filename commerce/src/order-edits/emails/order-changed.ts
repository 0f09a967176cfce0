import type { OrderEditChange } from '@nas/contract/order-edits/operations'
import { formatDate, formatTime } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import type { EmailTemplate } from '../../email/layout/email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { emailedOrder } from '../../orders/emails/emailed-order'
import { composeOrderEmail, noRecipient, type OrderMessages } from '../../orders/emails/order-email'
import { transferBox } from '../../orders/emails/templates/order-placed'
import { findChanges } from '../queries/list-edits'

const words = {
  vi: {
    added: (name: string, pieces: string) => `Thêm: ${pieces} × ${name}`,
    removed: (name: string) => `Bỏ: ${name}`,
    pieces: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    split: (code: string) => `Một phần sản phẩm được chuyển sang đơn hàng ${code}.`,
    merged: (code: string) => `Sản phẩm của đơn hàng ${code} được gộp vào đơn hàng này.`,
    receiver: 'Thông tin người nhận đã được cập nhật như bên dưới.',
    total: (sum: string) => `Tổng cộng hiện là ${sum}.`,
    due: (time: string) =>
      `Vui lòng thanh toán theo số tiền mới trước ${time}. Liên kết thanh toán trước đây không còn dùng cho đơn hàng này.`,
    missing: (sum: string) =>
      `Bạn còn phải trả ${sum}. Chúng tôi đóng gói đơn hàng sau khi nhận đủ tiền.`,
    pay: (sum: string) => `Thanh toán ${sum}`,
  },
  en: {
    added: (name: string, pieces: string) => `Added: ${pieces} × ${name}`,
    removed: (name: string) => `Removed: ${name}`,
    pieces: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
    split: (code: string) => `Some products moved to order ${code}.`,
    merged: (code: string) => `The products of order ${code} were added to this order.`,
    receiver: 'The receiver was updated as shown below.',
    total: (sum: string) => `The total is ${sum}.`,
    due: (time: string) =>
      `Please pay the new sum before ${time}. The former payment link no longer pays this order.`,
    missing: (sum: string) =>
      `${sum} are still to be paid. We pack the order once everything is paid.`,
    pay: (sum: string) => `Pay ${sum}`,
  },
} satisfies Record<EmailLocale, object>

function textsOf(changes: readonly OrderEditChange[], locale: EmailLocale): string[] {
  const { added, removed, pieces, receiver, split, merged } = words[locale]
  const lines = changes.flatMap(({ field, name, before, after }) => {
    if (field === 'split_to' && after !== null) return split(after)
    if (field === 'merged_from' && after !== null) return merged(after)
    if (name === null || before === null || after === null) return []
    if (before === '0') return added(name, after)
    return after === '0' ? removed(name) : pieces(name, before, after)
  })
  return changes.length > lines.length ? [...lines, receiver] : lines
}

export const orderChangedBy =
  (changes: readonly OrderEditChange[]): OrderMessages =>
  ({ total, payment }, locale, say) => {
    const t = words[locale]
    const { until, url, transfer, missing } = payment
    const time = until && `${formatTime(until)} ${formatDate(until)}`
    const { paragraphs, ...texts } = say('order-changed')
    return {
      ...texts,
      paragraphs: [
        ...textsOf(changes, locale),
        t.total(formatPrice(total)),
        ...(missing === null ? [] : [t.missing(formatPrice(missing))]),
        ...(time === null ? [] : [t.due(time)]),
        ...paragraphs,
      ],
      ...(transfer && transferBox(transfer, locale)),
      ...(url !== null && { button: { label: t.pay(formatPrice(missing ?? total)), href: url } }),
    }
  }

export const orderChanged: EmailTemplate = async (container, { data, locale }, say) => {
  const { move = '', record = '', edit = '' } = data
  const order = await emailedOrder(container, move, locale)
  const changes = await findChanges(container, record, edit)
  if (order === null || changes === undefined) return noRecipient
  return composeOrderEmail(orderChangedBy(changes), order, locale, say)
}
