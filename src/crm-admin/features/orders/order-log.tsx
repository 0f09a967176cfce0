import { longestOrderNote } from '@nas/contract/limits'
import type { InputOf } from '@nas/contract/operation'
import { noteOrder } from '@nas/contract/order-notes/operations'
import { type CallResult, callResultLabels, callResults } from '@nas/domain/call-results'
import { atShop, formatMoment, shopDay, shopMoment } from '@nas/domain/dates'
import { Button, Input, Mentions } from 'antd'
import { useId, useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'
import { useColleagues } from './use-colleagues.ts'

type Noted = Omit<InputOf<typeof noteOrder>, 'order'>

const hourMs = 60 * 60_000

/** In an hour, in the form of a field of type `datetime-local`, in the shop's time zone. */
const inAnHour = () =>
  atShop(new Date(Date.now() + hourMs))
    .toISOString()
    .slice(0, 16)

/** One press notes a call with its result, or a note; the words belong to either. */
export function OrderLog({ order: { id, call_at } }: { order: StaffOrder }) {
  const { t, locale } = useDeskTexts()
  const wordsId = useId()
  const atId = useId()
  const colleagues = useColleagues()
  const [words, setWords] = useState('')
  const [callAt, setCallAt] = useState<string | null>(null)
  const { change, changing } = useChange<Noted>({
    run: async (noted) => {
      await runOperation(noteOrder, { order: id, ...noted })
    },
    resources: ['orders'],
    done: t('log.saved'),
    onDone: () => {
      setWords('')
      setCallAt(null)
    },
    failed: t('log.failed'),
    noticeKey: 'order-log',
  })
  const note = (call: CallResult | null): void => {
    const mentions = colleagues.filter(({ name }) => words.includes(`@${name}`))
    change({
      words,
      call,
      call_at: call === 'later' && callAt ? shopMoment(callAt).toISOString() : null,
      mentions: mentions.map((person) => person.id),
    })
  }
  const press = (result: CallResult): void => {
    if (result !== 'later') note(result)
    else if (callAt === null) setCallAt(inAnHour())
  }
  return (
    <Panel title={t('log.title')} className="crm-internal">
      {call_at !== null && (
        <p className="crm-problem">{t('log.next', { at: formatMoment(call_at) })}</p>
      )}
      <div className="crm-stack">
        <label htmlFor={wordsId} className="crm-hidden">
          {t('log.words')}
        </label>
        <Mentions
          id={wordsId}
          rows={2}
          autoSize={{ minRows: 2, maxRows: 8 }}
          maxLength={longestOrderNote}
          placeholder={t('log.words')}
          value={words}
          onChange={setWords}
          options={colleagues.map(({ name }) => ({ key: name, value: name, label: name }))}
        />
        <fieldset className="crm-row crm-call-results">
          <legend className="crm-hidden">{t('log.calls')}</legend>
          {callResults.map((result) => (
            <Button
              key={result}
              size="small"
              loading={changing?.call === result}
              disabled={changing !== null}
              aria-expanded={result === 'later' ? callAt !== null : undefined}
              onClick={() => press(result)}
            >
              {callResultLabels[result][locale]}
            </Button>
          ))}
          <Button
            size="small"
            type="primary"
            loading={changing?.call === null}
            disabled={words.trim() === '' || changing !== null}
            onClick={() => note(null)}
          >
            {t('log.note')}
          </Button>
        </fieldset>
        {callAt !== null && (
          <div className="crm-row">
            <label htmlFor={atId}>{t('log.callAt')}</label>
            <Input
              id={atId}
              className="crm-field crm-call-at"
              type="datetime-local"
              min={`${shopDay(new Date())}T00:00`}
              value={callAt}
              onChange={(event) => setCallAt(event.target.value)}
            />
            <Button
              size="small"
              type="primary"
              disabled={callAt === ''}
              onClick={() => note('later')}
            >
              {t('log.saveLater')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
