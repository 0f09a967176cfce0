import { stockChangeFieldLabels } from '@nas/contract/field-labels'
import { longestStockNote, maxComparedLines } from '@nas/contract/limits'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input } from 'antd'
import { useId, useState } from 'react'
import { useSingleRun } from '../../../forms/core/use-single-run.ts'
import { textOf } from '../../../stores/checked-storage.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { TextFileField } from '../../kit/files/text-file-field.tsx'
import { type Draft, readDraft, writeDraft } from '../../kit/forms/draft-storage.ts'
import { Loaded } from '../../kit/page/loaded-panel.tsx'
import { PageFrame } from '../../kit/page/page-frame.tsx'
import {
  type CountRow,
  compareFile,
  differs,
  isPending,
  problemOf,
  readCount,
  writeCounts,
} from './count-results.ts'
import { CountTable } from './count-table.tsx'
import { stockChangeKeys } from './stock-change-list.ts'
import { stockKeys } from './stock-list.ts'
import { useStockTexts } from './stock-texts.ts'

const example = 'kem-duong-ceramide;24'
const draft: Draft = { key: staffKeys.countDraft, about: 'shop' }

/** /crm-admin/stock/count: compares a file with a count, then writes it */
export function CountScreen() {
  const { t } = useStockTexts()
  const [file, setFile] = useState(() => textOf(readDraft(draft)))
  const take = (text: string): void => {
    setFile(text)
    writeDraft(draft, text || undefined)
  }
  const lines = file === '' ? null : readCount(file).length
  return (
    <PageFrame title={t('countTitle')} section={{ to: '/stock', label: t('title') }}>
      <p>{t('countIntro', { example })}</p>
      <TextFileField label={t('countFile')} onFile={async (chosen) => take(await chosen.text())} />
      {lines === 0 && <p role="alert">{t('countNothing')}</p>}
      {lines !== null && lines > maxComparedLines && (
        <p role="alert">{t('countTooMany', { most: maxComparedLines })}</p>
      )}
      {lines !== null && lines > 0 && lines <= maxComparedLines && (
        <Comparison key={file} file={file} onClear={() => take('')} />
      )}
    </PageFrame>
  )
}

function Comparison({ file, onClear }: { file: string; onClear: () => void }) {
  const compared = useQuery({
    queryKey: [...stockKeys.all, 'comparison', file],
    queryFn: () => compareFile(file),
    // Writes exactly what was shown, without another comparison.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <Loaded query={compared} lines={3}>
      {(rows) => <Preview compared={rows} onClear={onClear} />}
    </Loaded>
  )
}

function Preview({ compared, onClear }: { compared: CountRow[]; onClear: () => void }) {
  const { t, locale } = useStockTexts()
  const noteId = useId()
  const queries = useQueryClient()
  const [rows, setRows] = useState(compared)
  const [only, setOnly] = useState(true)
  const [note, setNote] = useState('')
  const [done, setDone] = useState<number | null>(null)
  const single = useSingleRun()
  const pending = rows.filter(isPending).length
  const written = rows.filter(({ result }) => result !== null)
  const changed = written.filter(({ result }) => result?.result === 'changed').length

  const write = async (): Promise<void> => {
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
      <div className="crm-labelled crm-gap" style={{ maxWidth: 480 }}>
        <label htmlFor={noteId}>{stockChangeFieldLabels.note[locale]}</label>
        <Input
          className="crm-field"
          id={noteId}
          maxLength={longestStockNote}
          value={note}
          placeholder={t('noteHint')}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className="crm-row crm-gap crm-gap-after">
        <Button
          type="primary"
          disabled={pending === 0}
          loading={done !== null}
          onClick={() => void single.run(write)}
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
