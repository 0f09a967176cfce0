import { BanksObject, QRPay } from 'vietnam-qr-pay'
import type { Settings } from '../../../platform/settings/settings'
import { OutsidePaymentProvider } from '../outside-provider'
import type { PaymentMethod } from '../payment-method'

export class VietqrPaymentProvider extends OutsidePaymentProvider {
  static override identifier = 'vietqr'
}

const vietqrProvider = 'pp_vietqr_default'

/** The content of a transfer, reduced to characters that all banks accept: letters and digits. */
function contentOf(orderCode: string): string {
  return orderCode.replace(/[^A-Z0-9]/g, '')
}

function bankName(bin: string): string {
  const bank = Object.values(BanksObject).find((known) => known.bin === bin)
  return bank?.shortName ?? bin
}

/** A transfer to the shop's account; staff confirm its arrival. */
export function vietqrMethod({
  BANK_BIN: bin,
  BANK_ACCOUNT: account,
  BANK_ACCOUNT_NAME: name,
  TRANSFER_HOURS,
}: Settings): PaymentMethod | null {
  if (bin === undefined || account === undefined || name === undefined) return null
  return {
    code: 'vietqr',
    kind: 'transfer',
    provider: vietqrProvider,
    timeToPay: { workingHours: TRANSFER_HOURS },
    begin({ orderCode, amount }) {
      const content = contentOf(orderCode)
      const code = { bankBin: bin, bankNumber: account, amount: String(amount), purpose: content }
      const qr = QRPay.initVietQR(code).build()
      const transfer = { bank: bankName(bin), account, account_name: name, amount, content, qr }
      return { url: null, transfer }
    },
  }
}
