import type { User } from '@nas/contract/user'
import type { StaffRole } from '@nas/domain/duties'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useChange } from '../../kit/forms/use-change.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { RolesField } from './duties-field.tsx'
import { removeStaff, resetStaff, setRoles } from './staff.api.ts'
import { useUserTexts } from './user-texts.ts'

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
  const { change, changing } = useChange<readonly StaffRole[]>({
    run: (duties) => setRoles(String(user.id), duties),
    resources: ['users'],
    done: t('duties.done'),
    failed: t('failed'),
    noticeKey: 'duties',
  })
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

/** Password reset and removal of colleagues. */
function Leaving({ user }: { user: User }) {
  const { t, locale } = useUserTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const id = String(user.id)
  const name = user.fullname || user.username
  const reset = useChange<null>({
    run: () => resetStaff(id, locale),
    resources: [],
    done: t('reset.done', { email: user.email }),
    failed: t('failed'),
    noticeKey: 'reset',
  })
  const removal = useChange<null>({
    run: () => removeStaff(id),
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
