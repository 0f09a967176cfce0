import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { behaviourSchema } from './behaviour.ts'
import type { Gateway } from './gateway.ts'
import { jsonOf, sendJson } from './http.ts'
import { type Ended, isEnded, type Transaction } from './ledger.ts'

const forgery = v.optional(behaviourSchema.entries.forgery, 'nothing')

const orders = {
  behaviour: v.strictObject({
    reference: v.optional(v.string()),
    behaviour: v.partial(behaviourSchema),
  }),
  decide: v.strictObject({ reference: v.string(), code: v.pipe(v.string(), v.regex(/^\d\d$/)) }),
  ipn: v.strictObject({ reference: v.string(), forgery }),
  return: v.strictObject({ reference: v.string(), forgery }),
}

class Refused extends Error {}

/** Controls for tests that run the gateway in another process. */
export class ControlRoutes {
  readonly #gateway: Gateway

  constructor(gateway: Gateway) {
    this.#gateway = gateway
  }

  /** `GET /control/transactions/{reference}`: the payment and its events. */
  show(reference: string, response: ServerResponse): void {
    const transaction = this.#gateway.ledger.get(reference) ?? null
    const events = this.#gateway.events.of(reference)
    sendJson(response, transaction === null ? 404 : 200, { transaction, events })
  }

  async order(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A page of another site cannot send JSON without a preflight.
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
    const body = isJson ? await jsonOf(request) : undefined
    try {
      sendJson(response, 200, await this.#carryOut(name, body))
    } catch (error) {
      const isExpected = error instanceof Refused || error instanceof v.ValiError
      sendJson(response, isExpected ? 400 : 500, { error: (error as Error).message })
    }
  }

  async #carryOut(name: string, body: unknown): Promise<object> {
    const gateway = this.#gateway
    switch (name) {
      case 'behaviour': {
        const { reference, behaviour } = v.parse(orders.behaviour, body)
        gateway.behave(behaviour, reference)
        return {}
      }
      case 'decide': {
        const { reference, code } = v.parse(orders.decide, body)
        return gateway.decide(this.#known(reference), code)
      }
      case 'ipn': {
        const { reference, forgery } = v.parse(orders.ipn, body)
        return { answer: await gateway.ipns.send(this.#ended(reference), forgery) }
      }
      case 'return': {
        const { reference, forgery } = v.parse(orders.return, body)
        return { url: gateway.returnAddress(this.#ended(reference), forgery) }
      }
      default:
        throw new Refused(`There is no order ${name}`)
    }
  }

  #known(reference: string): Transaction {
    const transaction = this.#gateway.ledger.get(reference)
    if (transaction === undefined) throw new Refused(`No customer came with ${reference}`)
    return transaction
  }

  #ended(reference: string): Ended {
    const transaction = this.#known(reference)
    if (!isEnded(transaction)) throw new Refused(`${reference} has not ended`)
    return transaction
  }
}
