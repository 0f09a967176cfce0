import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { jsonOf, sendJson } from '../common/http.ts'
import type { Gateway } from './gateway.ts'
import { type Ended, isEnded, type Transaction } from './ledger.ts'
import { behaviourSchema } from './protocol.ts'

const forgery = v.optional(behaviourSchema.entries.forgery, 'nothing')

class Refused extends Error {}

function known(gateway: Gateway, reference: string): Transaction {
  const transaction = gateway.ledger.get(reference)
  if (transaction === undefined) throw new Refused(`No customer came with ${reference}`)
  return transaction
}

function ended(gateway: Gateway, reference: string): Ended {
  const transaction = known(gateway, reference)
  if (!isEnded(transaction)) throw new Refused(`${reference} has not ended`)
  return transaction
}

type Order = (gateway: Gateway, body: unknown) => Promise<object>

const order =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    carryOut: (gateway: Gateway, asked: v.InferOutput<Schema>) => object | Promise<object>,
  ): Order =>
  async (gateway, body) =>
    carryOut(gateway, v.parse(schema, body))

const reference = v.string()
const code = v.pipe(v.string(), v.regex(/^\d\d$/))
const behaviour = v.partial(behaviourSchema)

/** Controls for tests that run the gateway in another process. */
const orders: Record<string, Order> = {
  behaviour: order(
    v.strictObject({ reference: v.optional(reference), behaviour }),
    (gateway, asked) => {
      gateway.behave(asked.behaviour, asked.reference)
      return {}
    },
  ),
  decide: order(v.strictObject({ reference, code }), (gateway, asked) =>
    gateway.decide(known(gateway, asked.reference), asked.code),
  ),
  ipn: order(v.strictObject({ reference, forgery }), async (gateway, asked) => ({
    answer: await gateway.ipns.send(ended(gateway, asked.reference), asked.forgery),
  })),
  return: order(v.strictObject({ reference, forgery }), (gateway, asked) => ({
    url: gateway.returnAddress(ended(gateway, asked.reference), asked.forgery),
  })),
}

/** `GET /control/transactions/{reference}`: the payment and its events. */
export function sendTransaction(
  gateway: Gateway,
  reference: string,
  response: ServerResponse,
): void {
  const transaction = gateway.ledger.get(reference) ?? null
  const events = gateway.events.of(reference)
  sendJson(response, transaction === null ? 404 : 200, { transaction, events })
}

export async function sendOrder(
  gateway: Gateway,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // A page of another site cannot send JSON without a preflight.
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false
  const body = isJson ? await jsonOf(request) : undefined
  try {
    const carryOut = Object.hasOwn(orders, name) ? orders[name] : undefined
    if (carryOut === undefined) throw new Refused(`There is no order ${name}`)
    sendJson(response, 200, await carryOut(gateway, body))
  } catch (error) {
    const isExpected = error instanceof Refused || error instanceof v.ValiError
    sendJson(response, isExpected ? 400 : 500, { error: (error as Error).message })
  }
}
