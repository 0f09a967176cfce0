import type { UserAccount } from '@nas/contract/accounts/fields'
import { longestUserNote } from '@nas/contract/limits'
import { addNote, blockCod } from '@nas/contract/people/operations'
import type { User } from '@nas/contract/user'
import { formatPhone } from '@nas/domain/contact'
import { formatMoment } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import { api } from '../../../api-client/api.ts'
import { runOperation } from '../../../api-client/run-operation.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { ReasonDialog } from '../../kit/forms/reason-dialog.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { useShortcuts } from '../../kit/keyboard/shortcuts.ts'
import { Entries } from '../../kit/page/entries.tsx'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useMay } from '../../shell/use-may.ts'
import { UserFactor, useUserChange } from './staff-panels.tsx'
import { useUserTexts } from './user-texts.ts'
import { userAccountOptions } from './users.api.ts'

export function UserCare({ user }: { user: User }) {
  const { t } = useUserTexts()
  const id = String(user.id)
  const query = useQuery(userAccountOptions(id))
  const may = useMay()
  const { profile } = useRouteContext({ from: '__root__' })
  const isMember = user.role?.type === 'authenticated'
  const mayWrite = may('people.write')
  // Only managers block colleagues, and not themselves.
  const mayBlock = isMember ? mayWrite : may('staff') && profile.id !== id
  const isColleague = user.role?.type === 'admin' && may('staff') && profile.id !== id
  return (
    <>
      <LoadedPanel title={t('notes')} query={query}>
        {({ notes }) => (
          <>
            {mayWrite && <NewNote user={id} />}
            <NoteList notes={notes} />
          </>
        )}
      </LoadedPanel>
      {isMember && mayWrite && (
        <LoadedPanel title={t('cod')} query={query}>
          {({ cod_blocked, cod_blocked_phone: phone, cod_blocked_reason: reason }) => (
            <Block
              what="cod"
              blocked={cod_blocked}
              {...(phone && { state: t('cod.blockedPhone', { phone: formatPhone(phone) }) })}
              reason={reason}
              asksReason
              run={(blocked, why) => runOperation(blockCod, { user: id, blocked, reason: why })}
            />
          )}
        </LoadedPanel>
      )}
      {mayBlock && (
        <Panel title={t('access')}>
          <Block
            what={isMember ? 'access' : 'staffAccess'}
            blocked={user.blocked}
            run={(blocked) => api.post('/api/app/blockuser', { user: id, blocked })}
          />
        </Panel>
      )}
      {isColleague && <UserFactor user={user} />}
      {isMember && (
        <LoadedPanel title={t('consents')} query={query}>
          {({ consents }) => <Consents consents={consents} />}
        </LoadedPanel>
      )}
    </>
  )
}

const untouched = { values: { words: '' }, updatedAt: null }

function NewNote({ user }: { user: string }) {
  const { t } = useUserTexts()
  const panel = useRef<HTMLDivElement>(null)
  const field: FormField = {
    kind: 'paragraph',
    name: 'words',
    label: t('note'),
    hint: t('notesHint'),
    rows: 3,
    longest: longestUserNote,
  }
  const form = useForm({
    draft: { key: `${staffKeys.staffRecord}:note:${user}-draft`, about: 'person' },
    fields: byAttribute([field]),
    version: untouched,
    send: ({ $state }) =>
      runOperation(addNote, { user, words: String($state.get().changes.words ?? '') }),
    resources: ['users'],
    done: t('noteAdded'),
    failed: t('failed'),
    noticeKey: 'note',
  })
  const focus = () => panel.current?.querySelector('textarea')?.focus()
  useShortcuts([{ key: 'n', label: t('keys.note'), run: focus }])
  return (
    <div className="crm-stack" ref={panel}>
      <Field form={form} field={field} />
      <div className="crm-row">
        <Button
          disabled={form.textOf('words').trim() === ''}
          loading={form.saving}
          onClick={() => form.submit()}
        >
          {t('addNote')}
        </Button>
      </div>
    </div>
  )
}

function NoteList({ notes }: { notes: UserAccount['notes'] }) {
  const { t } = useUserTexts()
  return (
    <>
      {notes.length === 0 && <p className="crm-gap">{t('noNotes')}</p>}
      <ul className="crm-plain crm-entries crm-gap">
        {notes.map(({ id, words, author, at }) => (
          <li key={id}>
            <p className="crm-words">{words}</p>
            <p className="crm-hint">
              {t('noteBy', { who: author ?? t('someone'), at: formatMoment(at) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

interface BlockProps {
  what: 'cod' | 'access' | 'staffAccess'
  blocked: boolean
  /** Replaces the text about `what`. */
  state?: string
  /** Why it is blocked. */
  reason?: string | null
  /** A block needs a reason. */
  asksReason?: true
  run: (block: boolean, reason: string | null) => Promise<unknown>
}

/** A permission of a customer, with a button to block or allow it. */
function Block({ what, blocked, state, reason, asksReason, run }: BlockProps) {
  const { t } = useUserTexts()
  const [asking, setAsking] = useState(false)
  const { change, changing } = useUserChange(what, t(`${what}.done`), (why: string | null) =>
    run(!blocked, why),
  )
  return (
    <>
      <p>{state ?? t(`${what}.${blocked ? 'blocked' : 'allowed'}`)}</p>
      {reason && <p>{t('cod.reason', { reason })}</p>}
      <Button
        danger={!blocked}
        loading={changing !== null}
        onClick={() => (asksReason && !blocked ? setAsking(true) : change(null))}
      >
        {t(`${what}.${blocked ? 'unblock' : 'block'}`)}
      </Button>
      {asking && (
        <ReasonDialog
          title={t('cod.block')}
          label={t('cod.why')}
          text={t('cod.blockText')}
          back={t('cod.back')}
          onClose={() => setAsking(false)}
          onConfirm={(why) => {
            setAsking(false)
            change(why)
          }}
        />
      )}
    </>
  )
}

const purposes = ['data', 'policy', 'marketing', 'loyalty', 'all'] as const

function Consents({ consents }: Pick<UserAccount, 'consents'>) {
  const { t } = useUserTexts()
  return (
    <Entries items={consents} none={t('noConsents')}>
      {({ purpose, granted, version, at }) => {
        const known = purposes.find((one) => one === purpose)
        return (
          <li key={purpose}>
            <p>
              {known ? t(`consent.${known}`) : purpose}:{' '}
              <strong>{t(granted ? 'given' : 'refused')}</strong>
            </p>
            <p className="crm-hint">{t('consentOf', { at: formatMoment(at), version })}</p>
          </li>
        )
      }}
    </Entries>
  )
}
