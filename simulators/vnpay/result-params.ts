import type { Terminal } from './protocol.ts'
import { type Params, signedQuery } from './protocol.ts'
import type { Ended } from './transaction.ts'

/** What is wrong, on purpose, with an IPN or a return. */
export type Forgery = 'nothing' | 'signature' | 'amount'

/** The parameters that report a payment to the shop, by IPN and by return. */
function resultParams({ reference, amount, info, result }: Ended, terminal: Terminal): Params {
  const reachedBank = result.number !== '0'
  return {
    vnp_Amount: String(amount),
    vnp_BankCode: result.bank,
    ...(reachedBank ? { vnp_BankTranNo: `VNP${result.number}` } : {}),
    vnp_CardType: result.card,
    vnp_OrderInfo: info,
    vnp_PayDate: result.paidAt,
    vnp_ResponseCode: result.code,
    vnp_TmnCode: terminal.code,
    vnp_TransactionNo: result.number,
    vnp_TransactionStatus: result.status,
    vnp_TxnRef: reference,
  }
}

/** The query of an IPN or a return. A wrong amount is signed rightly: one đồng is claimed. */
export function resultQuery(transaction: Ended, terminal: Terminal, forgery: Forgery): string {
  const params = resultParams(transaction, terminal)
  if (forgery === 'amount') return signedQuery({ ...params, vnp_Amount: '100' }, terminal.secret)
  const secret = forgery === 'signature' ? 'somebody-else' : terminal.secret
  return signedQuery(params, secret)
}
