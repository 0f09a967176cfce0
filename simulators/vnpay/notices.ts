import type { Behaviour } from './behaviour.ts'
import type { Journal } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { Terminal } from './payment-request.ts'
import { type Forgery, resultQuery } from './result-params.ts'
import { type Ended, isEnded } from './transaction.ts'

const mostCalls = 10
const patienceMs = 15_000
/** The shop's answers that end the matter; after any other one it is told again. */
const accepting = ['00', '02']

interface Parts {
  /** Where the shop takes notices; null when nobody is told. */
  url: string | null
  terminal: Terminal
  ledger: Ledger
  journal: Journal
  behaviourOf(reference: string): Behaviour
}

/** What the shop answered to a notice: the code of its JSON, or what came instead. */
async function codeOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { RspCode?: unknown } | null
  return typeof body?.RspCode === 'string' ? body.RspCode : `HTTP ${response.status}`
}

/** Tells the shop what became of payments, again until it accepts, ten calls at most. */
export class Notices {
  readonly #parts: Parts
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()
  readonly #stopping = new AbortController()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Takes up what an earlier process has not brought to its end. */
  resume(): void {
    for (const transaction of this.#parts.ledger.all()) {
      const { dueAt } = transaction.notice
      if (dueAt !== null && isEnded(transaction)) this.#wait(transaction, dueAt - Date.now())
    }
  }

  /** Plans the notices of a payment that has just ended. */
  plan(transaction: Ended): void {
    const { notices, noticeAfterMs } = this.#parts.behaviourOf(transaction.reference)
    if (notices > 0) this.#wait(transaction, noticeAfterMs)
  }

  /** Sends one notice now; the plan goes on as it was. Returns the shop's answer. */
  async send(transaction: Ended, forgery: Forgery): Promise<string> {
    const { url, terminal, ledger, journal } = this.#parts
    if (url === null) return 'nobody is told'
    const { reference, result } = transaction
    transaction.notice.calls += 1
    ledger.save()
    const address = `${url}?${resultQuery(transaction, terminal, forgery)}`
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), this.#stopping.signal])
    const answer = await fetch(address, { signal }).then(codeOf, (error: Error) => error.name)
    journal.note({ what: 'notice', reference, told: result.code, answer })
    return answer
  }

  /** No notice leaves after this; those under way are broken off, and are due after a restart. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    await Promise.all(this.#underWay)
  }

  #wait(transaction: Ended, ms: number): void {
    const { reference, notice } = transaction
    notice.dueAt = Date.now() + Math.max(0, ms)
    this.#parts.ledger.save()
    if (this.#stopping.signal.aborted) return
    clearTimeout(this.#timers.get(reference))
    const timer = setTimeout(
      () => {
        const round = this.#round(transaction).finally(() => this.#underWay.delete(round))
        this.#underWay.add(round)
      },
      Math.max(0, ms),
    )
    this.#timers.set(reference, timer)
  }

  async #round(transaction: Ended): Promise<void> {
    const { reference, notice } = transaction
    const { notices, forgery, retryAfterMs } = this.#parts.behaviourOf(reference)
    const sent = Array.from({ length: notices }, () => this.send(transaction, forgery))
    const answers = await Promise.all(sent)
    if (answers.some((answer) => !accepting.includes(answer)) && notice.calls < mostCalls) {
      this.#wait(transaction, retryAfterMs)
      return
    }
    notice.dueAt = null
    this.#parts.ledger.save()
  }
}
