import type { OrderPerson } from '@nas/contract/orders/operations'
import { callResultLabels } from '@nas/domain/call-results'
import { formatPhone } from '@nas/domain/contact'
import { formatDate, formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Entries } from '../../kit/page/entries.tsx'
import { LoadedPanel, RecordPage } from '../../kit/page/loaded-panel.tsx'
import { Facts, Panel } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { OrderStateTag } from '../../kit/values/colour-tag.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import { CodBlock } from './cod-block.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { customerOptions, personFigures, personOptions } from './person.api.ts'

interface PersonScreenProps {
  /** The support requests of a phone number; requests have no account. */
  requestsOf: (phone: string) => ReactNode
}

/** /crm-admin/orders/$orderId/person: everything about the phone number of an order. */
export function PersonScreen({ requestsOf }: PersonScreenProps) {
  const id = Number(useParams({ from: '/orders/$orderId/person' }).orderId)
  const { t } = useDeskTexts()
  const may = useMay()
  const query = useQuery(personOptions(id))
  return (
    <RecordPage
      query={query}
      titleOf={(isMissing) =>
        isMissing
          ? t('order.missingTitle')
          : t('person.of', { phone: formatPhone(query.data?.phone ?? '') })
      }
      section={{ to: '/orders', label: t('orders.title') }}
      missing={{ text: t('order.missingText'), back: t('order.backToList') }}
    >
      {(person) => (
        <RecordColumns
          side={
            <>
              <PersonFigures order={id} person={person} />
              {may('requests') && requestsOf(person.phone)}
            </>
          }
          main={
            <>
              <PersonOrders orders={person.orders} />
              <PersonNotes notes={person.notes} />
            </>
          }
        />
      )}
    </RecordPage>
  )
}

function PersonFigures({ order, person }: { order: number; person: OrderPerson }) {
  const { t } = useDeskTexts()
  const query = useQuery(customerOptions(order))
  return (
    <LoadedPanel title={t('person.title')} query={query}>
      {(figures) => (
        <div className="crm-stack">
          <Facts
            facts={[
              [t('order.phone'), <Phone key="phone" number={person.phone} />],
              ...personFigures.map((name): [string, number] => [
                t(`person.label.${name}`),
                figures[name],
              ]),
              figures.value !== null && [t('person.label.value'), formatPrice(figures.value)],
              [t('person.label.first'), formatDate(figures.first_at)],
              person.members !== null && [
                t('order.account'),
                <Members key="members" {...person} />,
              ],
            ]}
          />
          <CodBlock order={order} block={figures.cod_block} />
        </div>
      )}
    </LoadedPanel>
  )
}

function Members({ members }: Pick<OrderPerson, 'members'>) {
  const { t } = useDeskTexts()
  if (members === null || members.length === 0) return t('order.guest')
  return members.map(({ id, name }, position) => (
    <span key={id}>
      {position > 0 && ', '}
      <Link to="/users/$userId" params={{ userId: id }}>
        {name ?? id}
      </Link>
    </span>
  ))
}

function OrderOf({ id, code }: { id: number; code: string }) {
  return (
    <Link to="/orders/$orderId" params={{ orderId: String(id) }}>
      {code}
    </Link>
  )
}

function PersonOrders({ orders }: Pick<OrderPerson, 'orders'>) {
  const { t } = useDeskTexts()
  return (
    <Panel title={t('person.list')}>
      <Entries items={orders} none={t('person.noOrders')}>
        {({ id, code, state, payment_kind, name, at, total }) => (
          <li key={id}>
            <div className="crm-row crm-ends">
              <OrderOf id={id} code={code} />
              <OrderStateTag state={state} payment={payment_kind} />
            </div>
            <div className="crm-row crm-ends">
              <span>
                {formatMoment(at)} · {name}
              </span>
              {total !== null && <strong>{formatPrice(total)}</strong>}
            </div>
          </li>
        )}
      </Entries>
    </Panel>
  )
}

function PersonNotes({ notes }: Pick<OrderPerson, 'notes'>) {
  const { t, locale } = useDeskTexts()
  return (
    <Panel title={t('person.notes')}>
      <Entries items={notes} none={t('person.noNotes')}>
        {({ id, order, code, call, call_at, words, who, at }) => (
          <li key={id}>
            <div className="crm-row crm-ends">
              <strong>
                {call
                  ? t('timeline.call', { result: callResultLabels[call][locale] })
                  : t('timeline.note')}
              </strong>
              <OrderOf id={order} code={code} />
            </div>
            <p className="crm-muted">{[formatMoment(at), who].filter(Boolean).join(' · ')}</p>
            {words && <p className="crm-words">{words}</p>}
            {call_at && <p>{t('timeline.callAgain', { at: formatMoment(call_at) })}</p>}
          </li>
        )}
      </Entries>
    </Panel>
  )
}
