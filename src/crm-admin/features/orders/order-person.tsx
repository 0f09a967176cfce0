import type { OrderCustomer } from '@nas/contract/orders/operations'
import { formatDate } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { CodBlock } from './cod-block.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { customerOptions, personFigures } from './person.api.ts'
import type { StaffOrder } from './staff-order.ts'

/** The person behind an order: all orders of its phone number, and its block. */
export function OrderPerson({ order: { id } }: { order: Pick<StaffOrder, 'id'> }) {
  const { t } = useDeskTexts()
  const query = useQuery(customerOptions(id))
  return (
    // Not printed: the paper goes into the parcel.
    <div className="crm-internal">
      <LoadedPanel title={t('person.title')} query={query}>
        {(person) => (
          <div className="crm-stack">
            <div>
              <Link to="/orders/$orderId/person" params={{ orderId: String(id) }}>
                {summaryOf(person, t)}
              </Link>
              <p className="crm-muted">
                {t('person.since', { day: formatDate(person.first_at) })}
                {person.value !== null && ` · ${formatPrice(person.value)}`}
              </p>
            </div>
            <CodBlock order={id} block={person.cod_block} />
          </div>
        )}
      </LoadedPanel>
    </div>
  )
}

/** Numbers above zero: "3 đơn, 1 đã giao, 1 lần bom hàng". */
export function summaryOf(person: OrderCustomer, t: ReturnType<typeof useDeskTexts>['t']): string {
  const counted = personFigures.filter((name) => person[name] > 0)
  return counted.map((name) => t(`person.${name}`, { count: person[name] })).join(', ')
}
