import { sql } from '../../support/commerce-database.ts'
import { api } from '../../support/shop.ts'
import type { Clerk } from './clerk.ts'
import type { DayOrder } from './orders.ts'

interface Entry {
  data: { attributes: { state: string; history: { to: string }[] } }
}

/** Differences between an order in the API and the database and where the clerks left it. */
async function faultsOf({ id, code, expected }: DayOrder, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` }
  const { body } = await api<Entry>(`/orders/${id}?populate=history`, { headers })
  const { state, history } = body.data.attributes
  const [row] = await sql<{ state: string }>(
    'select state from order_record where display_id = $1',
    [id],
  )
  const moves = history.map(({ to }) => to)
  const faults: string[] = []
  if (state !== expected) faults.push(`${code} is ${state} in the API, not ${expected}`)
  if (row?.state !== expected) faults.push(`${code} is ${row?.state} in the database`)
  if (new Set(moves).size !== moves.length) faults.push(`${code} was moved twice: ${moves}`)
  return faults
}

/** Rows of jobs that did not end as the screens said: all are done, or were undone. */
async function openRows(clerks: readonly Clerk[]): Promise<string[]> {
  const rows = await sql<{ label: string; state: string; code: string | null }>(
    `select r.label, r.state, r.code from staff_job_row r join staff_job j on j.id = r.job_id
     where j.staff = any($1) and r.state not in ('done', 'cancelled')`,
    [clerks.map(({ staff }) => staff.id)],
  )
  return rows.map(({ label, state, code }) => `The job of ${label} is ${state}: ${code}`)
}

/** What is wrong at the end of the day. */
export async function judgeDay(
  orders: readonly DayOrder[],
  clerks: readonly Clerk[],
  token: string,
): Promise<string[]> {
  const faults: string[] = []
  for (const order of orders) faults.push(...(await faultsOf(order, token)))
  const errors = clerks.flatMap(({ name, problems }) =>
    problems.map((problem) => `Console of ${name}: ${problem}`),
  )
  return [...faults, ...(await openRows(clerks)), ...errors]
}
