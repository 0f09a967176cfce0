import { type Ended, type EventLog, isEnded, type Ledger } from './ledger.ts'
import { type Behaviour, type Forgery, resultQuery, type Terminal } from './protocol.ts'

const maxCalls = 10
const timeoutMs = 15_000
/** Answers that accept an IPN; after any other answer it is repeated. */
const accepting = ['00', '02']

interface Parts {
  url: string | null
  terminal: Terminal
  ledger: Ledger
  events: EventLog
  behaviourOf(reference: string): Behaviour
}

async function codeOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as { RspCode?: unknown } | null
  return typeof body?.RspCode === 'string' ? body.RspCode : `HTTP ${response.status}`
}

/** Repeats each IPN until the shop accepts it, at most ten times. */
export class IpnClient {
  readonly #parts: Parts
  readonly #timers = new Map<string, NodeJS.Timeout>()
  readonly #underWay = new Set<Promise<void>>()
  readonly #stopping = new AbortController()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  resume(): void {
    for (const transaction of this.#parts.ledger.all()) {
      const { dueAt } = transaction.notice
      if (dueAt !== null && isEnded(transaction)) this.#wait(transaction, dueAt - Date.now())
    }
  }

  plan(transaction: Ended): void {
    const { ipns, ipnAfterMs } = this.#parts.behaviourOf(transaction.reference)
    if (ipns > 0) this.#wait(transaction, ipnAfterMs)
  }

  async send(transaction: Ended, forgery: Forgery): Promise<string> {
    const { url, terminal, ledger, events } = this.#parts
    if (url === null) return 'no IPN address'
    const { reference, result } = transaction
    transaction.notice.calls += 1
    ledger.save()
    const address = `${url}?${resultQuery(transaction, terminal, forgery)}`
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), this.#stopping.signal])
    const answer = await fetch(address, { signal }).then(codeOf, (error: Error) => error.name)
    events.note({ what: 'ipn', reference, code: result.code, answer })
    return answer
  }

  /** Stops sending; running IPNs are aborted and due after a restart. */
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
    const { ipns, forgery, retryAfterMs } = this.#parts.behaviourOf(reference)
    const sent = Array.from({ length: ipns }, () => this.send(transaction, forgery))
    const answers = await Promise.all(sent)
    if (answers.some((answer) => !accepting.includes(answer)) && notice.calls < maxCalls) {
      this.#wait(transaction, retryAfterMs)
      return
    }
    notice.dueAt = null
    this.#parts.ledger.save()
  }
}
