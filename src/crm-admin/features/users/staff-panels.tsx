import type { User } from '@nas/contract/user'
import type { StaffRole } from '@nas/domain/roles'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { Button, Modal, Popconfirm } from 'antd'
import { useState } from 'react'
import { api } from '../../../api-client/api.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { RolesField } from './roles-field.tsx'
import { personName, useUserTexts } from './user-texts.ts'

export function useUserChange<Input>(
  noticeKey: string,
  done: string,
  run: (input: Input) => Promise<unknown>,
) {
  const { t } = useUserTexts()
  return useChange({ run, resources: ['users'], done, failed: t('failed'), noticeKey })
}

/** Actions of a manager on a colleague; not available for one's own account. */
export function StaffPanels({ user }: { user: User }) {
  const { t } = useUserTexts()
  const { profile } = useRouteContext({ from: '__root__' })
  if (profile.id === String(user.id)) {
    return (
      <Panel title={t('duties')}>
        <p>{t('duties.own')}</p>
      </Panel>
    )
  }
  return (
    <>
      <Duties key={user.updatedAt} user={user} />
      <Leaving user={user} />
    </>
  )
}

function Duties({ user }: { user: User }) {
  const { t } = useUserTexts()
  const stored = user.role?.duties ?? []
  const [held, setHeld] = useState<readonly StaffRole[]>(stored)
  const isChanged = held.length !== stored.length || held.some((role) => !stored.includes(role))
  const { change, changing } = useUserChange(
    'duties',
    t('duties.done'),
    (duties: readonly StaffRole[]) =>
      api.post('/api/app/staffduties', { user: String(user.id), duties }),
  )
  return (
    <Panel title={t('duties')}>
      <div className="crm-stack">
        <RolesField isHeaded held={held} onChange={setHeld} />
        {held.length === 0 && (
          <p className="crm-problem" role="alert">
            {t('duties.none')}
          </p>
        )}
        <div className="crm-row">
          <Button
            type="primary"
            disabled={!isChanged || held.length === 0}
            loading={changing !== null}
            onClick={() => change(held)}
          >
            {t('duties.save')}
          </Button>
          {isChanged && <Button onClick={() => setHeld(stored)}>{t('duties.discard')}</Button>}
        </div>
      </div>
    </Panel>
  )
}

function Leaving({ user }: { user: User }) {
  const { t, locale } = useUserTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const id = String(user.id)
  const name = personName(user)
  const reset = useChange<null, unknown>({
    run: () => api.post('/api/app/resetstaff', { user: id, locale }),
    resources: [],
    done: t('reset.done', { email: user.email }),
    failed: t('failed'),
    noticeKey: 'reset',
  })
  const removal = useChange<null, unknown>({
    run: () => api.post('/api/app/removestaff', { user: id }),
    resources: ['users'],
    done: t('remove.done', { name }),
    onDone: () => void navigate({ to: '/users', search: { role: 'admin' } }),
    failed: t('failed'),
    noticeKey: 'remove',
  })
  return (
    <Panel title={t('account')}>
      <p>{t('reset.text')}</p>
      <Button loading={reset.changing !== null} onClick={() => reset.change(null)}>
        {t('reset.send')}
      </Button>
      <p className="crm-gap">{t('remove.text')}</p>
      <Button danger loading={removal.changing !== null} onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <Modal
        open={asking}
        title={t('remove.title', { name })}
        okText={t('remove')}
        okButtonProps={{ danger: true }}
        cancelText={t('remove.back')}
        onOk={() => {
          setAsking(false)
          removal.change(null)
        }}
        onCancel={() => setAsking(false)}
      >
        <p>{t('remove.confirm')}</p>
      </Modal>
    </Panel>
  )
}

/** Resets the second factor of a member of staff who has lost phone and recovery codes. */
export function UserFactor({ user }: { user: User }) {
  const { t } = useUserTexts()
  const { change, changing } = useUserChange('factor', t('factor.done'), (id: string) =>
    api.post('/api/app/resetsecondfactor', { user: id }),
  )
  return (
    <Panel title={t('factor')}>
      <p>{t('factor.text')}</p>
      <Popconfirm
        title={t('factor.sure', { name: personName(user) })}
        okText={t('factor.reset')}
        cancelText={t('no')}
        onConfirm={() => change(String(user.id))}
      >
        <Button danger loading={changing !== null}>
          {t('factor.reset')}
        </Button>
      </Popconfirm>
    </Panel>
  )
}
