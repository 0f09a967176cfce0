'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { ChangedRows } from './changed-rows'
import type { ComparedRow } from './compare'
import { compareFile, Refused, sendRows } from './import-calls'
import type { RowResult } from './save-rows'
import { textsOf } from './texts'

type State =
  | { step: 'idle' }
  | { step: 'busy'; message: string }
  | { step: 'refused'; message: string }
  | { step: 'compared'; rows: ComparedRow[] }
  | { step: 'saving' | 'saved'; rows: ComparedRow[]; results: RowResult[]; message: string }

const isChanged = ({ isNew, changes }: ComparedRow) => isNew || changes.length > 0
const isGood = ({ problems }: ComparedRow) => problems.length === 0

/** Chooses a file, shows what it would change, and applies it. @param address of the calls */
export function ImportForm({ address }: { address: string }) {
  const { i18n } = useTranslation()
  const say = textsOf(i18n.language)
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<State>({ step: 'idle' })
  const [isLeftOut, setLeftOut] = useState(false)
  const rows = 'rows' in state ? state.rows : []
  const bad = rows.filter((row) => !isGood(row))
  const changed = rows.filter((row) => isGood(row) && isChanged(row))

  async function compare(file: File): Promise<void> {
    setLeftOut(false)
    setState({ step: 'busy', message: say.reading })
    try {
      const compared = await compareFile(address, file)
      const due = compared.filter((row) => isGood(row) && isChanged(row))
      const tried = await sendRows(address, due, false, ({ length }) =>
        setState({ step: 'busy', message: say.trying(length, due.length) }),
      )
      const found = new Map(tried.map(({ row, problems }) => [row, problems]))
      const checked = compared.map((row) => ({
        ...row,
        problems: [...row.problems, ...(found.get(row.row) ?? [])],
      }))
      setState({ step: 'compared', rows: checked })
    } catch (error) {
      const message = (error instanceof Refused && error.message) || say.failed
      setState({ step: 'refused', message })
    }
  }

  async function apply(): Promise<void> {
    let results: RowResult[] = []
    const savedOf = (some: RowResult[]) =>
      some.filter(({ result }) => result !== 'bad' && result !== 'stale').length
    const show = (step: 'saving' | 'saved', message: string) =>
      setState({ step, rows, results, message })
    try {
      await sendRows(address, changed, true, (some) => {
        results = some
        show('saving', say.applying(some.length, changed.length))
      })
      const saved = savedOf(results)
      show('saved', say.saved(saved, results.length - saved))
    } catch {
      show('saved', say.interrupted(savedOf(results)))
    }
  }

  const isBusy = state.step === 'busy' || state.step === 'saving'
  const summary = say.summary(changed.length, rows.length - changed.length - bad.length, bad.length)
  return (
    <>
      <p>{say.importHint}</p>
      <Button disabled={isBusy} onClick={() => input.current?.click()}>
        {say.choose}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={say.choose}
        accept=".csv,.xlsx,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void compare(file)
          // Allows the same file to be chosen again after a correction.
          target.value = ''
        }}
      />
      <p role="status">
        {state.step === 'compared' && summary}
        {'message' in state && state.message}
        {state.step === 'compared' && rows.length === 0 && ` ${say.nothing}`}
      </p>
      {state.step === 'compared' && changed.length > 0 && (
        <div className="import__apply">
          {bad.length > 0 && (
            <label>
              <input
                type="checkbox"
                checked={isLeftOut}
                onChange={({ target }) => setLeftOut(target.checked)}
              />{' '}
              {say.leaveOut(bad.length)}
            </label>
          )}
          <Button disabled={bad.length > 0 && !isLeftOut} onClick={() => void apply()}>
            {say.apply(changed.length)}
          </Button>
          {bad.length > 0 && !isLeftOut && <span>{say.correct}</span>}
        </div>
      )}
      <ChangedRows title={say.badRows} rows={bad} results={[]} say={say} />
      <ChangedRows
        title={say.changes}
        rows={changed}
        results={'results' in state ? state.results : []}
        say={say}
      />
    </>
  )
}
