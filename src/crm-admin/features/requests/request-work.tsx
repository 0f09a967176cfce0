import { longestRequestNote } from '@nas/contract/limits'
import type { RequestState } from '@nas/contract/requests'
import { Button } from 'antd'
import { useRef } from 'react'
import { RecordForm, useRecordForm } from '../../kit/forms/form.tsx'
import { fieldsOf } from '../../kit/forms/form-field.ts'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { nextState, type StaffRequest } from './request.ts'
import { RequestStateTag, useRequestTexts } from './request-parts.tsx'
import { changeRequest, type RequestResource } from './requests.api.ts'
import { useStaff } from './use-staff.ts'

export function RequestWork(props: { resource: RequestResource; request: StaffRequest }) {
  const { resource, request } = props
  const { t } = useRequestTexts()
  const { id, state, assignee, note, updatedAt } = request
  const staff = useStaff()
  const panel = useRef<HTMLDivElement>(null)
  const form = useRecordForm({
    resource,
    audited: { kind: resource, subject: String(id) },
    part: 'work',
    stored: { assignee: assignee ?? '', note: note ?? '' },
    updatedAt,
    save: (changes, base) => changeRequest(resource, id, changes, base),
  })
  const next = nextState[state]
  const step = (to: RequestState): void => {
    const takes = to === 'processing' && form.textOf('assignee') === '' && staff.own !== null
    form.submit({ state: to, ...(takes && { assignee: staff.own ?? '' }) })
  }
  useShortcuts([
    {
      key: 'n',
      label: t('keys.note'),
      run: () => panel.current?.querySelector<HTMLElement>('[data-mark=note]')?.focus(),
    },
    { key: 'e', label: t('keys.next'), run: () => next && step(next) },
  ])
  return (
    <Panel title={t('work')}>
      <p className="crm-state">
        <RequestStateTag state={state} />
      </p>
      <div className="crm-moves crm-stack">
        <Button
          block
          type={next === null ? 'default' : 'primary'}
          loading={form.saving}
          onClick={() => step(next ?? 'new')}
        >
          {t(`step.${next ?? 'new'}`)}
        </Button>
      </div>
      <div ref={panel} className="crm-gap">
        <RecordForm
          form={form}
          fields={fieldsOf(t, {
            assignee: {
              kind: 'choice',
              options: [{ value: '', label: t('nobody') }, ...staff.options],
            },
            note: {
              kind: 'paragraph',
              label: `${t('note')} (${t('noteHint').toLocaleLowerCase()})`,
              rows: 5,
              longest: longestRequestNote,
              mark: 'note',
            },
          })}
        />
      </div>
    </Panel>
  )
}
