import * as v from 'valibot'
import type { Component } from './bill-of-materials.ts'

const answerSchema = v.record(
  v.string(),
  v.array(
    v.object({
      title: v.string(),
      severity: v.string(),
      url: v.string(),
      vulnerable_versions: v.string(),
    }),
  ),
)

/** Severities that fail the check; lower ones do not block a release. */
const grave = ['high', 'critical']

export type Advisories =
  | { state: 'not checked'; reason: string }
  | { state: 'checked'; grave: string[]; others: number }

const timeoutMs = 8000

/** No answer means "not checked", not "no advisories". */
export async function adviceOn(
  components: readonly Component[],
  registry: string,
): Promise<Advisories> {
  const others = components.filter(({ name }) => !name.startsWith('@nas/'))
  const versions = Object.fromEntries(
    [...Map.groupBy(others, ({ name }) => name)].map(([name, group]) => [
      name,
      group.map(({ version }) => version),
    ]),
  )
  try {
    const response = await fetch(new URL('-/npm/v1/security/advisories/bulk', registry), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(versions),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      return { state: 'not checked', reason: `the registry answers with ${response.status}` }
    }
    const answer = v.parse(answerSchema, await response.json())
    const known = Object.entries(answer).flatMap(([name, list]) =>
      list.map((advisory) => ({ name, ...advisory })),
    )
    const urgent = known.filter(({ severity }) => grave.includes(severity))
    return {
      state: 'checked',
      grave: urgent.map(
        ({ name, vulnerable_versions, title, url }) =>
          `${name} ${vulnerable_versions}: ${title} (${url})`,
      ),
      others: known.length - urgent.length,
    }
  } catch (error) {
    return { state: 'not checked', reason: (error as Error).message }
  }
}
