import type { ComparedRow } from './compare'
import { maxRowsOfCall } from './limits'
import type { RowResult } from './save-rows'

/** The server's sentence why a file or call is refused. */
export class Refused extends Error {}

async function post<Answer>(address: string, init: RequestInit): Promise<Answer> {
  const answer = await fetch(address, { method: 'POST', ...init })
  const body = await answer.json().catch(() => null)
  if (answer.ok) return body
  throw new Refused(body?.errors?.[0]?.message ?? '')
}

export async function compareFile(address: string, file: File): Promise<ComparedRow[]> {
  return (await post<{ rows: ComparedRow[] }>(`${address}/compare`, { body: file })).rows
}

/** Tries or saves the rows, some with each call. @param report receives the results so far */
export async function sendRows(
  address: string,
  rows: readonly ComparedRow[],
  apply: boolean,
  report: (results: RowResult[]) => void,
): Promise<RowResult[]> {
  const results: RowResult[] = []
  report(results)
  for (let start = 0; start < rows.length; start += maxRowsOfCall) {
    const some = rows.slice(start, start + maxRowsOfCall)
    const sent = some.map(({ row, key, id, updatedAt, cells }) => ({
      ...{ row, key, id, updatedAt, cells },
    }))
    const answer = await post<{ results: RowResult[] }>(`${address}/rows`, {
      body: JSON.stringify({ rows: sent, apply }),
      headers: { 'Content-Type': 'application/json' },
    })
    results.push(...answer.results)
    report([...results])
  }
  return results
}
