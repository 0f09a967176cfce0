import type { ErrorDetail } from '@nas/contract/answers'
import {
  type Caller,
  type CallerQuote,
  quoteForCaller,
} from '@nas/contract/caller-orders/operations'
import { orderFieldLabels } from '@nas/contract/field-labels'
import {
  longestEmail,
  longestName,
  longestNote,
  longestPhone,
  longestStreet,
} from '@nas/contract/limits'
import { formatPrice } from '@nas/domain/money'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { ApiError } from '../../../api-client/api-error.ts'
import { offeredPayments } from '../../../api-client/payments.ts'
import { runOperation } from '../../../api-client/run-operation.ts'
import { noPlaces } from '../../../forms/places.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField, fieldsOf, type Values } from '../../kit/forms/form-field.ts'
import { FormNotices } from '../../kit/forms/form-notices.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { Facts, PageFrame, Panel } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { nameIn } from '../../kit/texts/texts.ts'
import { ForbiddenScreen } from '../../shell/screen-states.tsx'
import { useMay } from '../../shell/use-may.ts'
import callerCss from './caller-order.css?inline'
import { itemsIn, orderIn, sendOrder, wantedOf } from './caller-order.ts'
import { CallerPerson } from './caller-person.tsx'
import { useCallerTexts } from './caller-texts.ts'
import { OrderGoods } from './order-goods.tsx'
import { OrderPlaces } from './order-places.tsx'

/** /crm-admin/orders/new: an order for a caller */
export function CallerOrderScreen() {
  const may = useMay()
  return may('orders.handle') ? <CallerOrder /> : <ForbiddenScreen />
}

const version: { values: Values; updatedAt: string | null } = {
  values: {
    phone: '',
    name: '',
    address: '',
    scheme: noPlaces.scheme,
    province: '',
    district: '',
    ward: '',
    email: '',
    note: '',
    locale: 'vi',
    payment: 'cod',
    items: [],
  },
  updatedAt: null,
}

/** Refusals that concern the lines or the whole order, not a field. */
const refusals = [
  'price_changed',
  'out_of_stock',
  'product_unavailable',
  'order_too_large',
  'too_many_unpaid',
] as const

const refusalOf = (error: unknown) =>
  error instanceof ApiError ? refusals.find((code) => code === error.code) : undefined

const linesOf = (error: unknown): readonly ErrorDetail[] =>
  error instanceof ApiError ? error.errors.filter(({ product }) => product !== undefined) : []

const paymentsOptions = {
  queryKey: ['payments', 'offered'],
  queryFn: () => offeredPayments(false),
  staleTime: Number.POSITIVE_INFINITY,
}

function CallerOrder() {
  const { t, locale } = useCallerTexts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<ApiError | null>(null)
  const payments = useQuery(paymentsOptions)
  const fields = fieldsOf(t, {
    phone: { kind: 'line', longest: longestPhone, inputMode: 'tel', required: true },
    name: { kind: 'line', longest: longestName, required: true },
    address: { kind: 'line', longest: longestStreet, required: true },
    email: { kind: 'line', longest: longestEmail, inputMode: 'email' },
    locale: {
      kind: 'choice',
      options: [
        { value: 'vi', label: 'Tiếng Việt' },
        { value: 'en', label: 'English' },
      ],
    },
    note: { kind: 'paragraph', rows: 2, longest: longestNote },
  })
  const form = useForm({
    draft: { key: `${staffKeys.staffRecord}:caller-draft`, about: 'person' },
    fields: byAttribute([
      ...fields,
      ...['scheme', 'province', 'district', 'ward', 'payment'].map(
        (name): FormField => ({ kind: 'line', name, label: name }),
      ),
      { kind: 'records', of: 'products', name: 'items', label: 'items', required: true },
    ]),
    version,
    send: async ({ $state }) => {
      setRefused(null)
      const { changes, from } = $state.get()
      return sendOrder(orderIn({ ...from.values, ...changes }, quote.data?.total))
    },
    versionOf: () => ({ values: version.values, updatedAt: 'placed' }),
    onSaved: ({ id }) => navigate({ to: '/orders/$orderId', params: { orderId: String(id) } }),
    onRefused: (failure) => {
      if (refusalOf(failure) === undefined) return false
      setRefused(failure as ApiError)
      void queries.invalidateQueries({ queryKey: ['caller-quote'] })
      return true
    },
    resources: ['orders'],
    done: ({ code }) => t('done', { code }),
    failed: t('notPlaced'),
    noticeKey: 'caller-order',
  })
  const items = itemsIn(form.valueOf('items'))
  const quote = useQuery({
    queryKey: ['caller-quote', wantedOf(items)],
    queryFn: () => runOperation(quoteForCaller, { items: wantedOf(items) }),
    enabled: items.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const take = ({ name, email, address, ...places }: Caller['receiver']): void => {
    const { province, district, ward } = places
    const scheme = district ? 'three_levels' : noPlaces.scheme
    const taken = { name, address, scheme, province, district, ward, email }
    for (const [field, value] of Object.entries(taken)) form.change(field, value ?? '')
  }
  const failure = refused ?? quote.error
  const code = refusalOf(failure)
  const isKnown = quote.data !== undefined && !quote.isPlaceholderData && quote.error === null
  const methods = payments.data?.methods ?? []
  return (
    <PageFrame title={t('title')} section={{ to: '/orders', label: t('orders') }}>
      <Styles name="caller-order" css={callerCss} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <FormNotices form={form} />
        <div className="crm-caller">
          <div>
            <Panel title={t('receiver')} className="crm-caller-fields">
              {fields.slice(0, 2).map((field) => (
                <Field key={field.name} field={field} form={form} />
              ))}
              <CallerPerson phone={form.textOf('phone')} onTake={take} />
              <OrderPlaces form={form} />
              {fields.slice(2).map((field) => (
                <Field key={field.name} field={field} form={form} />
              ))}
            </Panel>
            <Panel title={t('goods')}>
              <OrderGoods
                items={items}
                lines={items.length > 0 ? (quote.data?.lines ?? []) : []}
                problems={linesOf(failure)}
                problem={form.problems.items && t('goods.required')}
                onChange={(changed) => {
                  setRefused(null)
                  form.change('items', changed)
                }}
              />
            </Panel>
          </div>
          <Panel title={t('sums')} className="crm-sums">
            <div className="crm-stack">
              <Field
                form={form}
                field={{
                  kind: 'choice',
                  name: 'payment',
                  label: orderFieldLabels.payment_method[locale],
                  options: methods
                    .filter(({ code: one }) => quote.data?.payments.includes(one) ?? one === 'cod')
                    .map((method) => ({ value: method.code, label: nameIn(locale, method) })),
                }}
                say={() => t('payment.refused')}
              />
              {items.length > 0 && quote.data && <Sums quote={quote.data} />}
              {code !== undefined && (
                <p className="crm-problem" role="alert">
                  {t(`refused.${code}`, { total: formatPrice(refused?.total ?? 0) })}
                </p>
              )}
              {quote.error !== null && code === undefined && (
                <p className="crm-problem" role="alert">
                  {t('failed')}
                </p>
              )}
              <Button
                type="primary"
                htmlType="submit"
                block
                loading={form.saving}
                disabled={items.length > 0 && !isKnown}
              >
                {t('place')}
              </Button>
              <p className="crm-hint">{t('consents')}</p>
            </div>
          </Panel>
        </div>
      </form>
    </PageFrame>
  )
}

function Sums({ quote }: { quote: CallerQuote }) {
  const { locale } = useCallerTexts()
  const { subtotal, shipping_price, discount, total } = quote
  return (
    <Facts
      facts={[
        [orderFieldLabels.subtotal[locale], formatPrice(subtotal)],
        [orderFieldLabels.shipping_price[locale], formatPrice(shipping_price)],
        discount > 0 && [orderFieldLabels.discount[locale], formatPrice(-discount)],
        [orderFieldLabels.total[locale], <strong key="total">{formatPrice(total)}</strong>],
      ]}
    />
  )
}
