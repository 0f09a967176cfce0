import { IpnClient } from './ipn-client.ts'
import {
  type Ended,
  EventLog,
  isEnded,
  Ledger,
  type Transaction,
  type WayToPay,
  waysToPay,
} from './ledger.ts'
import { type Refusal, readPaymentRequest } from './payment-request.ts'
import {
  type Behaviour,
  defaultBehaviour,
  type Forgery,
  gatewayTime,
  type Params,
  readGatewayTime,
  resultQuery,
  type Terminal,
} from './protocol.ts'
import { parseQuery, queryResponse } from './querydr.ts'

export interface GatewayOptions {
  terminal: Terminal
  /** The shop's address for IPNs (VNPAY's webhook); without it no IPNs are sent. */
  ipnUrl?: string
  stateFile?: string
  behaviour?: Partial<Behaviour>
  print?: (line: string) => void
}

const cancelledByCustomer = '24'

export class Gateway {
  readonly terminal: Terminal
  readonly ledger: Ledger
  readonly events: EventLog
  readonly ipns: IpnClient
  readonly #behaviours = new Map<string, Partial<Behaviour>>()
  readonly #questions = new Set<string>()
  #always: Partial<Behaviour>

  constructor({ terminal, ipnUrl, stateFile, behaviour = {}, print }: GatewayOptions) {
    this.terminal = terminal
    this.#always = behaviour
    this.ledger = new Ledger(stateFile ?? null)
    this.events = new EventLog(print ?? (() => {}))
    this.ipns = new IpnClient({
      url: ipnUrl ?? null,
      terminal,
      ledger: this.ledger,
      events: this.events,
      behaviourOf: (reference) => this.behaviourOf(reference),
    })
    this.ipns.resume()
  }

  behave(behaviour: Partial<Behaviour>, reference?: string): void {
    if (reference === undefined) this.#always = { ...this.#always, ...behaviour }
    else {
      const before = this.#behaviours.get(reference)
      this.#behaviours.set(reference, { ...before, ...behaviour })
    }
  }

  behaviourOf(reference: string): Behaviour {
    return { ...defaultBehaviour, ...this.#always, ...this.#behaviours.get(reference) }
  }

  /** A customer arrives with the shop's request; a repeated request is the same payment. */
  open(params: Params): Transaction | Refusal {
    const asked = readPaymentRequest(params, this.terminal, Date.now())
    const opened = typeof asked === 'string' ? asked : this.#openOnce(asked)
    const isRefused = typeof opened === 'string'
    this.events.note({
      what: isRefused ? 'refused' : 'opened',
      reference: params.vnp_TxnRef ?? '',
      code: isRefused ? opened : '',
    })
    return opened
  }

  #openOnce(asked: Transaction): Transaction | Refusal {
    const known = this.ledger.get(asked.reference)
    if (known === undefined) {
      this.ledger.add(asked)
      return asked
    }
    const isSame = known.amount === asked.amount && known.createdAt === asked.createdAt
    if (!isSame) return 'duplicate'
    return known
  }

  minutesLeft({ expiresAt }: Transaction): number {
    return Math.max(1, Math.ceil(((readGatewayTime(expiresAt) ?? 0) - Date.now()) / 60_000))
  }

  /** `00` pays, `24` cancels, others reject; a finished payment does not change. */
  decide(transaction: Transaction, code: string, way: WayToPay = 'VNBANK'): Ended {
    if (isEnded(transaction)) return transaction
    const isPaid = code === '00'
    const cancelled = { bank: 'VNPAY', card: 'QRCODE', number: '0' }
    const ended = Object.assign(transaction, {
      result: {
        code,
        // 07: the money is taken, and the payment is suspected of fraud.
        status: isPaid || code === '07' ? code : '02',
        paidAt: gatewayTime(Date.now()),
        ...(code === cancelledByCustomer
          ? cancelled
          : { ...waysToPay[way], number: this.ledger.nextNumber() }),
      },
    })
    this.events.note({ what: 'decided', reference: ended.reference, code: code })
    this.ledger.save()
    this.ipns.plan(ended)
    return ended
  }

  returnAddress(transaction: Ended, forgery: Forgery = 'nothing'): string {
    const address = new URL(transaction.returnUrl)
    const query = resultQuery(transaction, this.terminal, forgery)
    address.search = address.search === '' ? query : `${address.search}&${query}`
    return address.href
  }

  answer(body: unknown): Params | null {
    const question = parseQuery(body, this.terminal)
    if (typeof question === 'string') return queryResponse(question, this.terminal)
    const { vnp_TxnRef: reference, vnp_TransactionDate: date } = question
    const { query } = this.behaviourOf(reference)
    if (query === 'down') return null
    const answer = this.#answerAbout(question.vnp_RequestId, reference, date)
    this.events.note({ what: 'query', reference, code: answer.vnp_ResponseCode ?? '' })
    const forged = { vnp_TransactionStatus: '00', vnp_SecureHash: '0'.repeat(128) }
    return query === 'forged' ? { ...answer, ...forged } : answer
  }

  #answerAbout(requestId: string, reference: string, date: string): Params {
    const isRepeated = this.#questions.has(requestId)
    this.#questions.add(requestId)
    if (isRepeated) return queryResponse('94', this.terminal, reference)
    const transaction = this.ledger.get(reference)
    return transaction?.createdAt === date
      ? queryResponse('00', this.terminal, reference, transaction)
      : queryResponse('91', this.terminal, reference)
  }

  stop(): Promise<void> {
    return this.ipns.stop()
  }
}
