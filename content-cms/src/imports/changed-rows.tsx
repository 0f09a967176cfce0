import type { ComparedRow } from './compare'
import type { RowResult } from './save-rows'
import type { Texts } from './texts'

interface ChangedRowsProps {
  title: string
  rows: readonly ComparedRow[]
  results: readonly RowResult[]
  say: Texts
}

function marks({ isNew, isDraft }: ComparedRow, result: RowResult | undefined, say: Texts) {
  return [
    isNew && say.new,
    isDraft && say.draft,
    result?.result === 'saved' && say.done,
    result?.result === 'unchanged' && say.already,
  ].filter(Boolean)
}

/** The rows of a file with their problems and changes. */
export function ChangedRows({ title, rows, results, say }: ChangedRowsProps) {
  if (rows.length === 0) return null
  const resultOf = new Map(results.map((one) => [one.row, one]))
  return (
    <section className="import__rows" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => {
          const result = resultOf.get(row.row)
          return (
            <li key={row.row}>
              <b>{[say.row(row.row), row.key, ...marks(row, result, say)].join(' · ')}</b>
              {[...row.problems, ...(result?.problems ?? [])].map(({ field, reason }) => (
                <p className="import__problem" key={field + reason}>
                  {field && <b>{field}: </b>}
                  {reason}
                </p>
              ))}
              <dl>
                {row.changes.map(({ field, before, after }) => (
                  <div key={field}>
                    <dt>{field}</dt>
                    <dd>
                      <del>{before || say.empty}</del> <span aria-hidden="true">→</span>{' '}
                      <ins>{after || say.empty}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
