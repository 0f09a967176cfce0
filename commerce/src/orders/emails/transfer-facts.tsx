import { formatPrice } from '@nas/domain/money'
import { EmailFacts, EmailSection } from '../../email/layout/email-parts'
import type { EmailLocale } from '../../email/module/outgoing-email'
import type { Transfer } from '../../payments/methods/payment-method'

const words = {
  vi: {
    title: 'Chuyển khoản ngân hàng',
    bank: 'Ngân hàng',
    name: 'Chủ tài khoản',
    account: 'Số tài khoản',
    amount: 'Số tiền',
    content: 'Nội dung chuyển khoản',
  },
  en: {
    title: 'Bank transfer',
    bank: 'Bank',
    name: 'Account holder',
    account: 'Account number',
    amount: 'Amount',
    content: 'Transfer message',
  },
} satisfies Record<EmailLocale, Record<string, string>>

/** Where to transfer what; its QR code is on the page of the order, as mails hide pictures. */
export function TransferFacts({ transfer, locale }: { transfer: Transfer; locale: EmailLocale }) {
  const { title, bank, name, account, amount, content } = words[locale]
  return (
    <EmailSection title={title}>
      <EmailFacts
        facts={[
          { name: bank, value: transfer.bank },
          { name, value: transfer.account_name },
          { name: account, value: transfer.account, strong: true },
          { name: amount, value: formatPrice(transfer.amount, locale), strong: true },
          { name: content, value: transfer.content, strong: true },
        ]}
      />
    </EmailSection>
  )
}
