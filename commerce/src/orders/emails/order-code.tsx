import type { Email, EmailTemplate } from '../../email/layout/email'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { SHOP_ORDER, type ShopOrderService } from '../module/service'
import { issueCode } from '../workflows/guest-codes'
import { composeCodeEmail } from './code-email'

interface Words {
  title(code: string): string
  said: string
  ignore: string
}

const words: Record<EmailLocale, Words> = {
  vi: {
    title: (code) => `Mã xác nhận cho đơn hàng ${code}`,
    said: 'Nhập mã này trên trang theo dõi đơn hàng để xem đầy đủ, đổi cách thanh toán, hủy, mua lại hoặc đánh giá đơn hàng:',
    ignore:
      'Không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên NAS. Nếu bạn không yêu cầu, hãy bỏ qua thư này: đơn hàng không thay đổi.',
  },
  en: {
    title: (code) => `Your code for order ${code}`,
    said: 'Enter this code on the order tracking page to see the whole order, change its payment, cancel it, buy it again or rate it:',
    ignore:
      'Give this code to no one, not even to a person who claims to work for NAS. If it was not you, ignore this mail: the order stays as it is.',
  },
}

interface OrderCode {
  to: string | null
  order: string
  code: string
}

export function composeOrderCode(locale: EmailLocale, { to, order, code }: OrderCode): Email {
  const { title, said, ignore } = words[locale]
  return composeCodeEmail(locale, { to, title: title(order), said, code, ignore })
}

/** Contains a code that is generated when the email is sent. */
export const orderCode: EmailTemplate = async (container, { locale, data }) => {
  const orders = container.resolve<ShopOrderService>(SHOP_ORDER)
  const record = await orders.findById(data.record ?? '')
  const code = record === undefined ? '' : await issueCode(container, record.id)
  return composeOrderCode(locale, { to: record?.email ?? null, order: record?.code ?? '', code })
}
