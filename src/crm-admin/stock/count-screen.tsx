import { longestStockNote, mostComparedLines } from '@nas/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input, Skeleton } from 'antd'
import { useId, useRef, useState } from 'react'
import { fieldsOf, readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame } from '../shell/page-frame.tsx'
import stockCss from '../styles/stock.css?inline'
import { Styles } from '../styles/styles.tsx'
import {
  type CountRow,
  compareFile,
  differs,
  isPending,
  problemOf,
  writeCounts,
} from './count-results.ts'
import { CountTable } from './count-table.tsx'
import { readCount } from './read-count.ts'
import { stockChangeKeys } from './stock-change-list.ts'
import { stockKeys } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'

const example = 'kem-duong-ceramide;24'

/** /crm-admin/stock/count: a file of what was counted is compared, then written */
export function CountScreen() {
  const { t } = useStockTexts()
  const id = useId()
  const [file, setFile] = useState(() => textOf(fieldsOf(readSession(staffKeys.countDraft)).file))
  const take = (text: string): void => {
    setFile(text)
    writeSession(staffKeys.countDraft, text === '' ? undefined : { file: text })
  }
  const lines = file === '' ? null : readCount(file).length
  return (
    <PageFrame title={t('countTitle')} section={{ to: '/stock', label: t('title') }}>
      <Styles name="stock" css={stockCss} />
      <p>{t('countIntro', { example })}</p>
      <p>
        <label htmlFor={id}>{t('countFile')}</label>
        <br />
        <input
          id={id}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async ({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen !== undefined) take(await chosen.text())
            // The same file, mended, can be chosen again.
            target.value = ''
          }}
        />
      </p>
      {lines === 0 && <p role="alert">{t('countNothing')}</p>}
      {lines !== null && lines > mostComparedLines && (
        <p role="alert">{t('countTooMany', { most: mostComparedLines })}</p>
      )}
      {lines !== null && lines > 0 && lines <= mostComparedLines && (
        <Comparison key={file} file={file} onClear={() => take('')} />
      )}
    </PageFrame>
  )
}

function Comparison({ file, onClear }: { file: string; onClear: () => void }) {
  const compared = useQuery({
    queryKey: [...stockKeys.all, 'comparison', file],
    queryFn: () => compareFile(file),
    // What was shown is what is written: it is not compared anew under one's hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (compared.isError) {
    return (
      <LoadFailure
        error={compared.error}
        onRetry={compared.refetch}
        retrying={compared.isFetching}
      />
    )
  }
  if (compared.data === undefined) return <Skeleton active title={false} />
  return <Preview compared={compared.data} onClear={onClear} />
}

function Preview({ compared, onClear }: { compared: CountRow[]; onClear: () => void }) {
  const { t } = useStockTexts()
  const noteId = useId()
  const queries = useQueryClient()
  const [rows, setRows] = useState(compared)
  const [only, setOnly] = useState(true)
  const [note, setNote] = useState('')
  const [done, setDone] = useState<number | null>(null)
  const running = useRef(false)
  const pending = rows.filter(isPending).length
  const written = rows.filter(({ result }) => result !== null)
  const changed = written.filter(({ result }) => result?.result === 'changed').length

  const write = async (): Promise<void> => {
    if (running.current) return
    running.current = true
    setDone(0)
    await writeCounts(rows, note.trim(), (results) => {
      const byProduct = new Map(results.map((result) => [result.product, result]))
      setDone((before) => (before ?? 0) + results.length)
      setRows((present) =>
        present.map((row) => {
          const result = isPending(row) ? byProduct.get(row.found?.product ?? 0) : undefined
          return result === undefined ? row : { ...row, result }
        }),
      )
    })
    setDone(null)
    running.current = false
    for (const all of [[...stockKeys.all, 'list'], stockChangeKeys.all]) {
      void queries.invalidateQueries({ queryKey: all })
    }
  }

  return (
    <>
      <p role="status">
        {t('summary', {
          lines: rows.length,
          different: rows.filter(differs).length,
          wrong: rows.filter((row) => problemOf(row) !== null).length,
        })}
        {done !== null && ` ${t('applying', { done, count: done + pending })}`}
        {done === null && written.length > 0 && (
          <> {t('applied', { changed, failed: written.length - changed })}</>
        )}
      </p>
      <div className="crm-stock-field">
        <label htmlFor={noteId}>{t('note')}</label>
        <Input
          className="crm-field"
          id={noteId}
          maxLength={longestStockNote}
          value={note}
          placeholder={t('noteHint')}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className="crm-stock-actions crm-stock-field">
        <Button
          type="primary"
          disabled={pending === 0}
          loading={done !== null}
          onClick={() => void write()}
        >
          {t('apply', { count: pending })}
        </Button>
        <Button disabled={done !== null} onClick={onClear}>
          {t('clear')}
        </Button>
        <Checkbox checked={only} onChange={(event) => setOnly(event.target.checked)}>
          {t('onlyDifferent')}
        </Checkbox>
      </div>
      <CountTable
        rows={only ? rows.filter((row) => differs(row) || problemOf(row) !== null) : rows}
      />
    </>
  )
}
