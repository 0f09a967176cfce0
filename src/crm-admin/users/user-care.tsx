import type { UserAccount } from '@nas/contract/accounts'
import { longestUserNote } from '@nas/contract/limits'
import type { User } from '@nas/contract/user'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { Button, Input } from 'antd'
import { useId, useRef, useState } from 'react'
import { readSession, writeSession } from '../../stores/checked-storage.ts'
import { staffKeys } from '../../stores/staff-keys.ts'
import { useShortcuts } from '../keys/shortcuts.ts'
import { formatMoment } from '../orders/order-formats.ts'
import { useChange } from '../record/use-change.ts'
import { useMay } from '../session/use-may.ts'
import { LoadedPanel } from '../shell/loaded-panel.tsx'
import { Panel } from '../shell/page-frame.tsx'
import recordCss from '../styles/record.css?inline'
import { Styles } from '../styles/styles.tsx'
import { UserFactor } from './user-factor.tsx'
import { userAccountOptions } from './user-queries.ts'
import { useUserTexts } from './user-texts.ts'
import { addUserNote, blockCod, blockUser } from './users.api.ts'

/** What staff keep of a person for each other, and what the person has agreed to. */
export function UserCare({ user }: { user: User }) {
  const { t } = useUserTexts()
  const id = String(user.id)
  const query = useQuery(userAccountOptions(id))
  const may = useMay()
  const { profile } = useRouteContext({ from: '__root__' })
  const isMember = user.role?.type === 'authenticated'
  const mayWrite = may('people.write')
  // Colleagues are blocked by managers, and nobody blocks themselves.
  const mayBlock = isMember ? mayWrite : may('staff') && profile.id !== id
  const isColleague = user.role?.type === 'admin' && may('staff') && profile.id !== id
  return (
    <>
      <Styles name="record" css={recordCss} />
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
          {({ cod_blocked }) => (
            <Block what="cod" blocked={cod_blocked} run={(block) => blockCod(id, block)} />
          )}
        </LoadedPanel>
      )}
      {mayBlock && (
        <Panel title={t('access')}>
          <Block
            what={isMember ? 'access' : 'staffAccess'}
            blocked={user.blocked}
            run={(block) => blockUser(id, block)}
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

function NewNote({ user }: { user: string }) {
  const { t } = useUserTexts()
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const draftKey = `${staffKeys.staffRecord}:note:${user}`
  const [draft, setDraft] = useState(() => String(readSession(draftKey) ?? ''))
  const type = (words: string): void => {
    setDraft(words)
    writeSession(draftKey, words === '' ? undefined : words)
  }
  const { change, changing } = useChange<string>({
    run: async (words) => {
      await addUserNote(user, words)
      type('')
    },
    resources: ['users'],
    done: t('noteAdded'),
    failed: t('failed'),
    noticeKey: 'note',
  })
  const focus = () => field.current?.querySelector('textarea')?.focus()
  useShortcuts([{ key: 'n', label: t('keys.note'), run: focus }])
  return (
    <div className="crm-record-form" ref={field}>
      <div>
        <label htmlFor={id}>{t('note')}</label>
        <Input.TextArea
          id={id}
          className="crm-field"
          rows={3}
          maxLength={longestUserNote}
          aria-describedby={`${id}-hint`}
          value={draft}
          onChange={(event) => type(event.target.value)}
        />
        <p id={`${id}-hint`} className="crm-why">
          {t('notesHint')}
        </p>
      </div>
      <div className="crm-record-save">
        <Button
          disabled={draft.trim() === ''}
          loading={changing !== null}
          onClick={() => change(draft.trim())}
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
      {notes.length === 0 && <p className="crm-no-notes">{t('noNotes')}</p>}
      <ul className="crm-plain crm-record-list">
        {notes.map(({ id, words, author, at }) => (
          <li key={id}>
            <p className="crm-words">{words}</p>
            <p className="crm-why">
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
  run: (block: boolean) => Promise<void>
}

/** Something that a customer may do, and the way to take it away and give it back. */
function Block({ what, blocked, run }: BlockProps) {
  const { t } = useUserTexts()
  const { change, changing } = useChange<boolean>({
    run,
    resources: ['users'],
    done: t(`${what}.done`),
    failed: t('failed'),
    noticeKey: what,
  })
  return (
    <>
      <p>{t(`${what}.${blocked ? 'blocked' : 'allowed'}`)}</p>
      <Button danger={!blocked} loading={changing !== null} onClick={() => change(!blocked)}>
        {t(`${what}.${blocked ? 'unblock' : 'block'}`)}
      </Button>
    </>
  )
}

const purposes = ['data', 'policy', 'marketing', 'loyalty', 'all'] as const

function Consents({ consents }: Pick<UserAccount, 'consents'>) {
  const { t } = useUserTexts()
  if (consents.length === 0) return <p>{t('noConsents')}</p>
  return (
    <ul className="crm-plain crm-record-list">
      {consents.map(({ purpose, granted, version, at }) => {
        const known = purposes.find((one) => one === purpose)
        return (
          <li key={purpose}>
            <p>
              {known ? t(`consent.${known}`) : purpose}:{' '}
              <strong>{t(granted ? 'given' : 'refused')}</strong>
            </p>
            <p className="crm-why">{t('consentOf', { at: formatMoment(at), version })}</p>
          </li>
        )
      })}
    </ul>
  )
}
