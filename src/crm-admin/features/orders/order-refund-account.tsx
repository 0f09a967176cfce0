import {
  askRefundAccount,
  type BankAccount,
  showRefundAccount,
} from '@nas/contract/refunds/operations'
import { bankName } from '@nas/domain/banks'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import { Facts } from '../../kit/page/page-frame.tsx'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'

type Way = 'email' | 'link'

/** Asks the customer for the bank account of a due refund, and shows it after a press. */
export function OrderRefundAccount({ order: { id, email, refunds } }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const [link, setLink] = useState<string | null>(null)
  const [shown, setShown] = useState<BankAccount | null>(null)
  const state = refunds.find(({ account }) => account)?.account ?? 'none'
  const shared = { resources: ['orders', 'refunds'], noticeKey: 'account' }
  const asking = useChange({
    ...shared,
    run: (by: Way) => runOperation(askRefundAccount, { order: id, by }),
    onDone: async (made) => {
      setShown(null)
      setLink(made.link)
      if (made.link !== null) await copyText(made.link)
    },
    done: (made) => t(made.link === null ? 'account.mailed' : 'account.made'),
    failed: t('account.askFailed'),
  })
  const looking = useChange({
    ...shared,
    resources: [],
    run: (_: 'now') => runOperation(showRefundAccount, { order: id }),
    onDone: setShown,
    done: null,
    failed: t('account.showFailed'),
  })
  const asks = (by: Way) => (
    <Button size="small" loading={asking.changing === by} onClick={() => asking.change(by)}>
      {t(`account.${by}`)}
    </Button>
  )
  return (
    <div className="crm-stack crm-gap-after">
      <p>{t(`account.${state}`)}</p>
      {shown && (
        <Facts
          facts={[
            [t('account.bank'), bankName(shown.bank)],
            [t('account.number'), <strong key="number">{shown.account}</strong>],
            [t('account.holder'), shown.holder],
          ]}
        />
      )}
      <div className="crm-row">
        {state === 'given' && shown === null && (
          <Button
            size="small"
            loading={looking.changing !== null}
            onClick={() => looking.change('now')}
          >
            {t('account.show')}
          </Button>
        )}
        {email && asks('email')}
        {asks('link')}
      </div>
      {link !== null && <Input readOnly value={link} aria-label={t('account.linkLabel')} />}
    </div>
  )
}
