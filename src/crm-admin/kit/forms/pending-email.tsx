import type { Account } from '@nas/contract/accounts/fields'
import { formatMoment } from '@nas/domain/dates'
import { Alert, Button } from 'antd'
import { changePendingEmail } from '../../../api-client/account.ts'
import { useFormTexts } from './field.tsx'
import { useChange } from './use-change.ts'

type Action = 'resend' | 'withdraw'

interface PendingEmailProps {
  pending: Account['pending_email']
  user?: string
}

export function PendingEmail({ pending, user }: PendingEmailProps) {
  const { t } = useFormTexts()
  const { change, changing } = useChange<Action, Action>({
    run: async (action) => {
      await changePendingEmail(action, user)
      return action
    },
    resources: ['users'],
    done: (action) => t(`pending.${action}.done`),
    failed: t('pending.failed'),
    noticeKey: 'pending-email',
  })
  if (pending === null) return null
  const { email, until } = pending
  return (
    <Alert
      type="info"
      title={t('pending.title', { email })}
      description={
        <>
          <p>{t('pending.text', { until: formatMoment(until) })}</p>
          <div className="crm-row">
            {(['resend', 'withdraw'] as const).map((action) => (
              <Button key={action} loading={changing === action} onClick={() => change(action)}>
                {t(`pending.${action}`)}
              </Button>
            ))}
          </div>
        </>
      }
    />
  )
}
