import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { type Transaction, transactionSchema } from './transaction.ts'

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

/** The payments the gateway knows. With a file they are still known after a restart. */
export class Ledger {
  readonly #file: string | null
  readonly #transactions: Map<string, Transaction>
  #lastNumber: number

  /** @throws Error when the file holds something else */
  constructor(file: string | null) {
    const { lastNumber, transactions } = read(file)
    this.#file = file
    this.#lastNumber = lastNumber
    this.#transactions = new Map(transactions.map((one) => [one.reference, one]))
  }

  get(reference: string): Transaction | undefined {
    return this.#transactions.get(reference)
  }

  /** Oldest first. */
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

  /** To be called after a change of a transaction; a killed process leaves the old file or the new. */
  save(): void {
    if (this.#file === null) return
    mkdirSync(dirname(this.#file), { recursive: true })
    const state = { lastNumber: this.#lastNumber, transactions: this.all() }
    writeFileSync(`${this.#file}.new`, JSON.stringify(state), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }
}
