import type { User } from '@nas/contract/user'
import { Button, Popconfirm } from 'antd'
import { useChange } from '../../kit/forms/use-change.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useUserTexts } from './user-texts.ts'
import { resetSecondFactor } from './users.api.ts'

/** Resets the second factor of a member of staff who has lost phone and recovery codes. */
export function UserFactor({ user }: { user: User }) {
  const { t } = useUserTexts()
  const { change, changing } = useChange<string>({
    run: resetSecondFactor,
    resources: ['users'],
    done: t('factor.done'),
    failed: t('failed'),
    noticeKey: 'factor',
  })
  return (
    <Panel title={t('factor')}>
      <p>{t('factor.text')}</p>
      <Popconfirm
        title={t('factor.sure', { name: user.fullname || user.username })}
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
