import { type Caller, findCaller } from '@nas/contract/caller-orders/operations'
import { isPhone, normalisePhone } from '@nas/domain/contact'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useCallerTexts } from './caller-texts.ts'
import { useDeskTexts } from './desk-texts.ts'
import { summaryOf } from './order-person.tsx'
import { orderKeys } from './orders.api.ts'

interface CallerPersonProps {
  phone: string
  onTake: (receiver: Caller['receiver']) => void
}

/** What is known of a phone number that calls; nothing for a new one. */
export function CallerPerson({ phone, onTake }: CallerPersonProps) {
  return isPhone(phone) && <KnownCaller phone={normalisePhone(phone)} onTake={onTake} />
}

function KnownCaller({ phone, onTake }: CallerPersonProps) {
  const { t } = useCallerTexts()
  const { t: desk } = useDeskTexts()
  const { data: known } = useQuery({
    queryKey: [...orderKeys.all, 'caller', phone],
    queryFn: () => runOperation(findCaller, { phone }),
  })
  if (!known) return null
  const { receiver, customer } = known
  const { name, address, ward, district, province } = receiver
  const place = [name, address, ward, district, province].filter(Boolean).join(', ')
  return (
    <div className="crm-caller-wide" role="status">
      <p>
        {summaryOf(customer, desk)}
        {customer.cod_block && (
          <span className="crm-problem">
            {' '}
            {desk('person.blocked')} {customer.cod_block.reason}
          </span>
        )}
      </p>
      <Button className="crm-caller-take" onClick={() => onTake(receiver)}>
        {t('take', { place })}
      </Button>
    </div>
  )
}
