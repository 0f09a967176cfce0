import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { workerAddresses } from './worker-addresses'

export const terminal = { code: 'NASTEST1', secret: 'secret-of-the-gateway-of-the-tests' }

const hmac = (text: string) => createHmac('sha512', terminal.secret).update(text).digest('hex')

/** Parameters signed according to VNPAY's manual: sorted and form-encoded. */
export function signedQuery(parameters: Record<string, string>): string {
  const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1))
  const text = new URLSearchParams(sorted).toString()
  return `${text}&vnp_SecureHash=${hmac(text)}`
}

export interface PaymentResult {
  reference: string
  amount: number
  code?: string
  number?: string
  status?: string
}

/** VNPAY's reports of a payment, by IPN and by the customer's return. */
export function resultQuery({
  reference,
  amount,
  code = '00',
  number = '14422574',
  status,
}: PaymentResult) {
  return signedQuery({
    vnp_Amount: String(amount * 100),
    vnp_BankCode: 'NCB',
    vnp_BankTranNo: 'VNP14422574',
    vnp_CardType: 'ATM',
    vnp_OrderInfo: 'Thanh toan don hang + phi',
    vnp_PayDate: '20261121153000',
    vnp_ResponseCode: code,
    vnp_TmnCode: terminal.code,
    vnp_TransactionNo: code === '00' ? number : '0',
    vnp_TransactionStatus: status ?? (code === '00' ? '00' : '02'),
    vnp_TxnRef: reference,
  })
}

/** The gateway's answer to a query of a payment. */
export type Truth = 'paid' | 'failed' | 'pending' | 'unknown' | 'down' | 'unsigned'

const statuses: Partial<Record<Truth, string>> = { failed: '02', pending: '01' }

/** VNPAY's answers to queries of payments. */
export class VnpaySimulator {
  /** By reference; a missing payment is unknown to the gateway. */
  readonly truths = new Map<string, { truth: Truth; amount: number; number?: string }>()
  readonly asked: string[] = []
  /** Queries with a wrong signature. */
  badQuestions = 0
  private readonly server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const question = JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>
      const answer = this.answer(question)
      response.writeHead(answer === null ? 503 : 200, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })

  /** Listens at the address that the application under test uses for the gateway. */
  async start(): Promise<void> {
    const { vnpayUrl } = await workerAddresses()
    this.server.listen(Number(new URL(vnpayUrl).port))
    await once(this.server, 'listening')
  }

  stop(): void {
    this.server.closeAllConnections()
    this.server.close()
  }

  private answer(question: Record<string, string>): Record<string, string> | null {
    const fields = ['RequestId', 'Version', 'Command', 'TmnCode', 'TxnRef', 'TransactionDate']
    const order = [...fields, 'CreateDate', 'IpAddr', 'OrderInfo']
    const text = order.map((name) => question[`vnp_${name}`]).join('|')
    if (hmac(text) !== question.vnp_SecureHash) this.badQuestions += 1
    const reference = question.vnp_TxnRef ?? ''
    this.asked.push(reference)
    const known = this.truths.get(reference)
    if (known?.truth === 'down') return null
    const isKnown = known !== undefined && known.truth !== 'unknown'
    const answer: Record<string, string> = {
      vnp_ResponseId: 'a1b2c3',
      vnp_Command: 'querydr',
      vnp_ResponseCode: isKnown ? '00' : '91',
      vnp_Message: 'QueryDR',
      vnp_TmnCode: terminal.code,
      vnp_TxnRef: reference,
      vnp_Amount: String((known?.amount ?? 0) * 100),
      vnp_BankCode: 'NCB',
      vnp_PayDate: '20261121153000',
      vnp_TransactionNo: known?.number ?? '14422574',
      vnp_TransactionType: '01',
      vnp_TransactionStatus: statuses[known?.truth ?? 'unknown'] ?? '00',
      vnp_OrderInfo: 'x',
      vnp_PromotionCode: '',
      vnp_PromotionAmount: '',
    }
    const signature = hmac(Object.values(answer).join('|'))
    return known?.truth === 'unsigned' ? answer : { ...answer, vnp_SecureHash: signature }
  }
}
