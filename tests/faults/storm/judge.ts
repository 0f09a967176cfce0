import { canMove } from '@nas/domain/order-moves'
import type { OrderActor, OrderState, PaymentKind } from '@nas/domain/order-states'
import { sql } from '../../support/commerce-database.ts'
import { transactionOf } from './at-the-gateway.ts'
import type { Story } from './buyer.ts'
import type { Good } from './goods.ts'
import { rules } from './rules.ts'
import { stockBreaches } from './stock.ts'

interface Recorded {
  id: string
  display_id: number
  code: string
  total: number
  state: OrderState
  payment_kind: PaymentKind
  idempotency_key: string
  reference: string | null
  attempt: string | null
}

function recordsSince(since: Date): Promise<Recorded[]> {
  return sql<Recorded>(
    `select r.id, r.display_id, r.code, r.total::int as total, r.state, r.payment_kind,
       r.idempotency_key, a.reference, a.state as attempt
     from order_record r left join payment_attempt a on a.order_id = r.order_id
     where r.created_at >= $1 and r.deleted_at is null and r.idempotency_key is not null`,
    [since],
  )
}

async function ruleBreaches(since: Date): Promise<string[]> {
  const found = await Promise.all(
    rules.map(async ({ says, breaches }) => {
      const rows = await sql(breaches, [since])
      return rows.map((row) => `${says}: ${JSON.stringify(row)}`)
    }),
  )
  return found.flat()
}

/** The parts of an order in a response that nothing changes; money and lines only by an edit. */
function factsOf({ id, attributes }: Story['orders'][number], isEdited: boolean): string {
  const { code, createdAt, payment_method, total, subtotal, shipping_price, cartitems } = attributes
  const facts = { id, code, createdAt, payment_method }
  if (isEdited) return JSON.stringify(facts)
  const lines = cartitems.map(({ price, quantity }: { price: number; quantity: number }) => [
    price,
    quantity,
  ])
  return JSON.stringify({ ...facts, total, subtotal, shipping_price, lines })
}

function storyBreaches({ plan, orders, refusal }: Story, found: Recorded[]): string[] {
  const [first] = orders
  const name = `key ${plan.key}`
  if (first === undefined) {
    if (!plan.vanishes && refusal !== '400 out_of_stock') return [`${name} ended as ${refusal}`]
    if (!plan.vanishes && found.length > 0) return [`${name} was refused and has an order`]
    return []
  }
  const breaches = refusal === null ? [] : [`${name} was answered and later ${refusal}`]
  const isEdited = plan.edits.length > 0 || plan.splits
  const answers = orders.map((order) => factsOf(order, isEdited))
  if (new Set(answers).size !== 1) {
    breaches.push(`${name} got different answers: ${answers.join(' | ')}`)
  }
  const { code, total } = first.attributes
  const [record] = found
  const isSame = record?.code === code && (isEdited || record?.total === total)
  if (found.length !== 1 || record?.display_id !== first.id || !isSame) {
    breaches.push(`${name} was answered ${code}, and there is ${JSON.stringify(found)}`)
  }
  return breaches
}

interface Move {
  record_id: string
  from_state: OrderState | null
  to_state: OrderState
  actor: OrderActor
}

/** The faults in the history of an order. */
function historyBreaches(record: Recorded, moves: Move[], { moved }: Pick<Story, 'moved'>) {
  const way = moves.map(({ from_state, to_state }) => `${from_state}→${to_state}`).join(' ')
  const name = `history of ${record.code} (${way})`
  const breaches: string[] = []
  let at: OrderState | null = null
  for (const { from_state, to_state, actor } of moves) {
    if (from_state !== at) breaches.push(`${name} has a gap`)
    const isBeginning = from_state === null && to_state === 'new'
    const { payment_kind: payment } = record
    const isLegal =
      isBeginning || (from_state && canMove({ from: from_state, to: to_state, actor, payment }))
    if (!isLegal) breaches.push(`${name} has a move that is not allowed by ${actor}`)
    at = to_state
  }
  if (at !== record.state) breaches.push(`${name} ends elsewhere than ${record.state}`)
  const targets = moves.map(({ to_state }) => to_state)
  if (new Set(targets).size !== targets.length) breaches.push(`${name} has a state twice`)
  for (const to of moved) {
    if (!targets.includes(to)) breaches.push(`${name} lacks ${to}, which was answered as done`)
  }
  return breaches
}

/** The shop's paid payments are exactly the gateway's. */
async function gatewayBreaches(record: Recorded): Promise<string[]> {
  if (record.reference === null) return []
  const transaction = await transactionOf(record.reference)
  const isPaid = transaction?.result?.status === '00'
  if (isPaid === (record.attempt === 'paid')) return []
  const state = `${record.attempt}, at the gateway ${transaction?.result?.status ?? 'open'}`
  return [`payment of ${record.code}: ${state}`]
}

/** All faults after a storm; empty when every invariant holds. */
export async function judge(
  since: Date,
  stories: readonly Story[],
  goods: readonly Good[],
): Promise<string[]> {
  const records = await recordsSince(since)
  const ofKey = Map.groupBy(records, ({ idempotency_key }) => idempotency_key)
  const moves = await sql<Move>(
    `select record_id, from_state, to_state, actor from order_transition
     where created_at >= $1 and deleted_at is null order by created_at, id`,
    [since],
  )
  const ofRecord = Map.groupBy(moves, ({ record_id }) => record_id)
  const breaches = await ruleBreaches(since)
  for (const story of stories) {
    const found = ofKey.get(story.plan.key) ?? []
    breaches.push(...storyBreaches(story, found))
    for (const record of found) {
      breaches.push(...historyBreaches(record, ofRecord.get(record.id) ?? [], story))
      breaches.push(...(await gatewayBreaches(record)))
    }
  }
  breaches.push(...(await stockBreaches(goods)))
  return breaches
}

/** Numbers of orders and payments by state. */
export async function outcomes(since: Date): Promise<Record<string, number>> {
  const records = await recordsSince(since)
  const names = records.flatMap(({ payment_kind, state, attempt }) => [
    `${payment_kind} ${state}`,
    ...(attempt === null ? [] : [`payments ${attempt}`]),
  ])
  const counted = Map.groupBy(names.sort(), (name) => name)
  return Object.fromEntries([...counted].map(([name, all]) => [name, all.length]))
}
