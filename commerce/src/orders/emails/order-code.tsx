import type { Email, EmailTemplate } from '../../email/layout/email'
import { EmailHeading } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import { codeMinutes } from '../module/proofs-table'
import { SHOP_ORDER, type ShopOrderService } from '../module/service'
import { issueCode } from '../workflows/prove-order'

interface Words {
  subject(code: string): string
  said: string
  limits: string
  ignore: string
}

const words: Record<EmailLocale, Words> = {
  vi: {
    subject: (code) => `Mã xác nhận cho đơn hàng ${code}`,
    said: 'Nhập mã này trên trang theo dõi đơn hàng để xem đầy đủ, hủy, mua lại hoặc đánh giá đơn hàng:',
    limits: `Mã dùng được một lần, trong ${codeMinutes} phút. Nếu bạn yêu cầu nhiều lần, chỉ mã mới nhất dùng được.`,
    ignore:
      'Không đưa mã này cho bất kỳ ai, kể cả người tự xưng là nhân viên NAS. Nếu bạn không yêu cầu, hãy bỏ qua thư này: đơn hàng không thay đổi.',
  },
  en: {
    subject: (code) => `Your code for order ${code}`,
    said: 'Enter this code on the order tracking page to see the whole order, cancel it, buy it again or rate it:',
    limits: `The code works once, for ${codeMinutes} minutes. If you asked several times, only the newest one works.`,
    ignore:
      'Give this code to no one, not even to a person who claims to work for NAS. If it was not you, ignore this mail: the order stays as it is.',
  },
}

interface OrderCode {
  to: string | null
  /** The code of the order. */
  order: string
  code: string
}

export function composeOrderCode(locale: EmailLocale, { to, order, code }: OrderCode): Email {
  const { subject, said, limits, ignore } = words[locale]
  const title = subject(order)
  return {
    to,
    subject: title,
    preview: limits,
    body: (
      <>
        <EmailHeading>{title}</EmailHeading>
        <p>{said}</p>
        <p style={{ margin: '24px 0', fontSize: '28px', fontWeight: 600, letterSpacing: '4px' }}>
          {code}
        </p>
        <p>{limits}</p>
        <p>{ignore}</p>
      </>
    ),
  }
}

/** Contains a code that is generated when the email is sent. */
export const orderCode: EmailTemplate = async (container, { locale, data }) => {
  const orders = container.resolve<ShopOrderService>(SHOP_ORDER)
  const record = await orders.findById(data.record ?? '')
  const code = record === undefined ? '' : await issueCode(container, record.id)
  return composeOrderCode(locale, { to: record?.email ?? null, order: record?.code ?? '', code })
}
