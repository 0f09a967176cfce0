import { longestMessage, longestNamedOrder } from '@nas/contract/limits'
import { problemTypes } from '@nas/contract/requests'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { fieldsOf } from '../../kit/forms/form-field.ts'
import { optionsOf } from '../../kit/list/list-view.ts'
import { OrderLink } from '../../kit/values/order-link.tsx'
import { supportOptions } from './request-lists.ts'
import { useRequestTexts, useTypeName } from './request-parts.tsx'
import { RequestScreen } from './request-screen.tsx'

/** /crm-admin/supports/$requestId */
export function SupportScreen() {
  const id = Number(useParams({ from: '/supports/$requestId' }).requestId)
  const { t } = useRequestTexts()
  const typeName = useTypeName()
  return (
    <RequestScreen
      resource="supports"
      id={id}
      list="/supports"
      query={useQuery(supportOptions(id))}
      facts={({ type, order_code, message }) => [
        [t('type'), typeName(type)],
        [
          t('order_code'),
          order_code === null ? t('noOrder') : <OrderLink key="order" code={order_code} />,
        ],
        [
          t('message'),
          <span key="message" className="crm-words">
            {message || t('none')}
          </span>,
        ],
      ]}
      fields={fieldsOf(t, {
        order_code: { kind: 'line', longest: longestNamedOrder },
        type: {
          kind: 'choice',
          options: [{ value: '', label: t('type.none') }, ...optionsOf(problemTypes, typeName)],
        },
        message: { kind: 'paragraph', rows: 5, longest: longestMessage },
      })}
    />
  )
}
