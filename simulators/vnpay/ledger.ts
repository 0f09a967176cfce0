import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'

const resultSchema = v.object({
  /** `00` paid, `24` cancelled by the customer, any other rejected. */
  code: v.string(),
  /** `00` paid, `02` not paid, `07` paid and suspicious. */
  status: v.string(),
  bank: v.string(),
  card: v.string(),
  /** VNPAY's number of the payment; `0` when it never reached a bank. */
  number: v.string(),
  paidAt: v.string(),
})

const transactionSchema = v.object({
  reference: v.string(),
  /** Hundredths of a đồng, as everywhere at VNPAY. */
  amount: v.number(),
  info: v.string(),
  locale: v.picklist(['vn', 'en']),
  returnUrl: v.string(),
  /** `vnp_CreateDate` as received; later queries must repeat it. */
  createdAt: v.string(),
  expiresAt: v.string(),
  result: v.nullable(resultSchema),
  /** Number of IPNs sent, and the time of the next one (milliseconds). */
  notice: v.object({ calls: v.number(), dueAt: v.nullable(v.number()) }),
})

type Result = v.InferOutput<typeof resultSchema>
export type Transaction = v.InferOutput<typeof transactionSchema>
export type Ended = Transaction & { result: Result }

export function isEnded(transaction: Transaction): transaction is Ended {
  return transaction.result !== null
}

export const waysToPay = {
  VNBANK: { bank: 'NCB', card: 'ATM' },
  VNPAYQR: { bank: 'NCB', card: 'QRCODE' },
  INTCARD: { bank: 'VISA', card: 'CARD' },
} as const

export type WayToPay = keyof typeof waysToPay

export function isWayToPay(text: string): text is WayToPay {
  return Object.hasOwn(waysToPay, text)
}

const stateSchema = v.object({ lastNumber: v.number(), transactions: v.array(transactionSchema) })

function read(file: string | null): v.InferOutput<typeof stateSchema> {
  const empty = { lastNumber: 15_000_000, transactions: [] }
  if (file === null) return empty
  try {
    return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return empty
    throw new Error(`${file} is damaged: delete it to start without payments`, { cause: error })
  }
}

export class Ledger {
  readonly #file: string | null
  readonly #transactions: Map<string, Transaction>
  #lastNumber: number

  constructor(file: string | null) {
    const { lastNumber, transactions } = read(file)
    this.#file = file
    this.#lastNumber = lastNumber
    this.#transactions = new Map(transactions.map((one) => [one.reference, one]))
  }

  get(reference: string): Transaction | undefined {
    return this.#transactions.get(reference)
  }

  all(): Transaction[] {
    return [...this.#transactions.values()]
  }

  nextNumber(): string {
    this.#lastNumber += 1
    return String(this.#lastNumber)
  }

  add(transaction: Transaction): void {
    this.#transactions.set(transaction.reference, transaction)
    this.save()
  }

  /** Must be called after a change of a transaction; atomic if the process is killed. */
  save(): void {
    if (this.#file === null) return
    mkdirSync(dirname(this.#file), { recursive: true })
    const state = { lastNumber: this.#lastNumber, transactions: this.all() }
    writeFileSync(`${this.#file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
}

export interface Entry {
  at: string
  what: 'opened' | 'refused' | 'decided' | 'ipn' | 'return' | 'query'
  reference: string
  code: string
  answer?: string
}

const kept = 1000

export class EventLog {
  readonly #entries: Entry[] = []
  readonly #print: (line: string) => void

  constructor(print: (line: string) => void) {
    this.#print = print
  }

  note(entry: Omit<Entry, 'at'>): void {
    const dated = { at: new Date().toISOString(), ...entry }
    this.#entries.push(dated)
    if (this.#entries.length > kept) this.#entries.shift()
    this.#print(JSON.stringify(dated))
  }

  of(reference: string): Entry[] {
    return this.#entries.filter((entry) => entry.reference === reference)
  }
}
