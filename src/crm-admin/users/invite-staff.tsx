import { longestEmail, longestName } from '@nas/contract/limits'
import type { Duty } from '@nas/domain/duties'
import { useNavigate } from '@tanstack/react-router'
import { Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import { fieldProblems, type ShownProblems } from '../record/field-problems.ts'
import { useRecordTexts } from '../record/record-texts.ts'
import { useChange } from '../record/use-change.ts'
import recordCss from '../styles/record.css?inline'
import { Styles } from '../styles/styles.tsx'
import { DutiesField } from './duties-field.tsx'
import { inviteStaff } from './staff.api.ts'
import { useUserTexts } from './user-texts.ts'

/** The button of the list, and what it opens. */
export function InviteStaff() {
  const { t } = useUserTexts()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {open && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

interface Invitation {
  fullname: string
  email: string
  duties: readonly Duty[]
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t, locale } = useUserTexts()
  const navigate = useNavigate()
  const [given, setGiven] = useState<Invitation>({ fullname: '', email: '', duties: [] })
  const [problems, setProblems] = useState<ShownProblems>({})
  const { change, changing } = useChange<Invitation, string>({
    run: async ({ duties, ...person }) => {
      const id = await inviteStaff({ ...person, duties: [...duties], locale })
      void navigate({ to: '/users/$userId', params: { userId: id } })
      return id
    },
    resources: ['users'],
    done: t('invite.done', { email: given.email.trim() }),
    onDone: onClose,
    failed: t('failed'),
    onRefused: (failure) => {
      if (!(failure instanceof ApiError) || failure.status !== 400) return false
      const isTaken = failure.code === 'taken'
      setProblems(isTaken ? { email: { text: 'problem.taken' } } : fieldProblems(failure))
      return true
    },
    noticeKey: 'invite',
  })
  const set = (part: Partial<Invitation>) => setGiven({ ...given, ...part })
  return (
    <Modal
      open
      title={t('invite')}
      okText={t('invite.send')}
      cancelText={t('invite.back')}
      confirmLoading={changing !== null}
      onOk={() => change(given)}
      onCancel={onClose}
    >
      <Styles name="record" css={recordCss} />
      <p>{t('invite.text')}</p>
      <div className="crm-record-form">
        <TextField
          label={t('fullname')}
          problem={problems.fullname}
          longest={longestName}
          autoComplete="off"
          value={given.fullname}
          onChange={(fullname) => set({ fullname })}
        />
        <TextField
          label={t('email')}
          problem={problems.email}
          longest={longestEmail}
          inputMode="email"
          autoComplete="off"
          value={given.email}
          onChange={(email) => set({ email })}
        />
        <DutiesField held={given.duties} onChange={(duties) => set({ duties })} />
        {problems.duties && (
          <p className="crm-field-problem" role="alert">
            {t('duties.none')}
          </p>
        )}
      </div>
    </Modal>
  )
}

interface TextFieldProps {
  label: string
  problem: ShownProblems[string] | undefined
  longest: number
  inputMode?: 'email'
  autoComplete: 'off'
  value: string
  onChange: (value: string) => void
}

function TextField({ label, problem, longest, onChange, ...input }: TextFieldProps) {
  const { t } = useRecordTexts()
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        className="crm-field"
        maxLength={longest}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && `${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} className="crm-field-problem" role="alert">
          {t(problem.text)}
        </p>
      )}
    </div>
  )
}
