import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useRef, useState } from 'react'
import { failureText } from '../shell/failure-text.ts'
import { useTexts } from '../texts/texts.ts'
import { keysOf } from './list-page.ts'
import type { BulkAction } from './list-view.ts'

interface Outcome {
  name: string
  /** `null` when it went well. */
  failure: string | null
}

interface BulkBarProps<Row> {
  actions: readonly BulkAction<Row>[]
  resource: string
  rows: readonly Row[]
  nameOf: (row: Row) => string
  onClear: () => void
}

/** What can be done with the chosen rows, one after the other, and how each of them went. */
export function BulkBar<Row>({ actions, resource, rows, nameOf, onClear }: BulkBarProps<Row>) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<BulkAction<Row> | null>(null)
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null)
  const [done, setDone] = useState<number | null>(null)
  const running = useRef(false)

  const run = async (action: BulkAction<Row>): Promise<void> => {
    if (running.current) return
    running.current = true
    setAsked(null)
    const results: Outcome[] = []
    for (const row of rows.filter(action.allows)) {
      setDone(results.length)
      const failure = await action.run(row).then(
        () => null,
        (error: unknown) => t(failureText(error)),
      )
      results.push({ name: nameOf(row), failure })
    }
    await queries.invalidateQueries({ queryKey: keysOf(resource).all })
    running.current = false
    setDone(null)
    setOutcomes(results)
  }

  const count = asked === null ? 0 : rows.filter(asked.allows).length
  return (
    <section className="crm-bulk" aria-label={t('bulk.label')}>
      <strong>{t('bulk.chosen', { count: rows.length })}</strong>
      {actions.map((action) => (
        <Button
          key={action.key}
          disabled={done !== null || !rows.some(action.allows)}
          onClick={() => setAsked(action)}
        >
          {action.label}
        </Button>
      ))}
      <Button type="text" disabled={done !== null} onClick={onClear}>
        {t('bulk.clear')}
      </Button>
      {done !== null && <span role="status">{t('bulk.running', { done })}</span>}
      <Modal
        open={asked !== null}
        title={asked?.label}
        okText={t('bulk.run', { count })}
        cancelText={t('bulk.back')}
        onOk={() => asked !== null && void run(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>{t('bulk.confirm', { count, skipped: rows.length - count })}</p>
      </Modal>
      <Modal
        open={outcomes !== null}
        title={t('bulk.results')}
        footer={<Button onClick={() => setOutcomes(null)}>{t('bulk.close')}</Button>}
        onCancel={() => setOutcomes(null)}
      >
        <ul className="crm-plain crm-outcomes">
          {outcomes?.map(({ name, failure }) => (
            <li key={name} className={failure === null ? '' : 'crm-failed'}>
              <strong>{name}</strong> — {failure ?? t('bulk.ok')}
            </li>
          ))}
        </ul>
      </Modal>
    </section>
  )
}
