import type { AddressScheme } from '@nas/contract/create-order'
import { orderFieldLabels } from '@nas/contract/field-labels'
import * as limits from '@nas/contract/limits'
import { editOrder, quoteOrderEdit } from '@nas/contract/order-edits/operations'
import { formatPrice } from '@nas/domain/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Alert, Modal } from 'antd'
import { useMemo } from 'react'
import { ApiError } from '../../../api-client/api-error.ts'
import { runOperation } from '../../../api-client/run-operation.ts'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { useNotices } from '../../kit/feedback/notices.tsx'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField, fieldsOf, type Values } from '../../kit/forms/form-field.ts'
import { FormNotices } from '../../kit/forms/form-notices.tsx'
import { useForm } from '../../kit/forms/use-form.ts'
import { Facts } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import callerCss from './caller-order.css?inline'
import { type CallerItem, itemsIn, wantedOf } from './caller-order.ts'
import { type DeskTextKey, useDeskTexts } from './desk-texts.ts'
import { totalsText } from './edit-sums.ts'
import { OrderGoods } from './order-goods.tsx'
import { OrderPlaces } from './order-places.tsx'
import { orderKeys } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'

/** The typed street: `/api` returns the address in one line. */
function streetOf({ address, ward, district, province }: StaffOrder): string {
  const places = [ward, district, province].filter(Boolean).join(', ')
  return address.endsWith(`, ${places}`) ? address.slice(0, -places.length - 2) : address
}

function valuesOf(order: StaffOrder): Values {
  const { name, phone, email, province, district, ward, note, lines } = order
  const goods = lines.flatMap(({ product: id, name, quantity }) =>
    id === null ? [] : [{ id, name, quantity }],
  )
  return {
    name,
    phone,
    email: email ?? '',
    address: streetOf(order),
    scheme: district ? 'three_levels' : 'two_levels',
    province: province ?? '',
    district: district ?? '',
    ward: ward ?? '',
    note: note ?? '',
    // The lines of a deleted product cannot be sent, so all lines are kept.
    items: goods.length === lines.length ? goods : [],
  }
}

const placeNames = ['scheme', 'province', 'district', 'ward'] as const

function useFields() {
  const { locale } = useDeskTexts()
  const fields = fieldsOf((name) => orderFieldLabels[name][locale], {
    name: { kind: 'line', required: true, longest: limits.longestName },
    phone: { kind: 'phone', required: true },
    email: { kind: 'line', inputMode: 'email', longest: limits.longestEmail },
    address: { kind: 'line', required: true, longest: limits.longestStreet },
    note: { kind: 'paragraph', rows: 2, longest: limits.longestNote },
  })
  const others: FormField[] = [
    ...placeNames.map((name): FormField => ({ kind: 'line', name, label: name })),
    { kind: 'records', of: 'products', name: 'items', label: orderFieldLabels.cartitems[locale] },
  ]
  return { fields, all: [...fields, ...others] }
}

/** What the edit changes in money and stock; asked for again after each change of the lines. */
function useQuote({ id, updatedAt }: StaffOrder, items: readonly CallerItem[]) {
  return useQuery({
    queryKey: [...orderKeys.one(id), 'edit', updatedAt, items],
    queryFn: () => runOperation(quoteOrderEdit, { order: id, items: sentItems(items) }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

/** Null keeps all lines. */
const sentItems = (items: readonly CallerItem[]) => (items.length === 0 ? null : wantedOf(items))

const refusals: Readonly<Record<string, DeskTextKey>> = {
  order_too_large: 'edit.tooLarge',
  transfer_claimed: 'edit.claimed',
  payment_not_due: 'edit.expired',
  transition_not_allowed: 'edit.packed',
  price_changed: 'edit.priceChanged',
}

export function EditDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useDeskTexts()
  const notices = useNotices()
  const { fields, all } = useFields()
  const text = JSON.stringify(valuesOf(order))
  const version = useMemo(
    () => ({ values: JSON.parse(text) as Values, updatedAt: order.updatedAt }),
    [text, order.updatedAt],
  )
  const form = useForm({
    draft: { key: `${staffKeys.staffRecord}:order:${order.id}:edit-draft`, about: 'person' },
    fields: byAttribute(all),
    version,
    send: ({ $state }) => {
      const { from, changes } = $state.get()
      const { items, ...texts } = { ...from.values, ...changes }
      const values = texts as Record<string, string>
      const { name = '', phone = '', address = '', province = '' } = values
      return runOperation(editOrder, {
        order: order.id,
        updatedAt: from.updatedAt ?? order.updatedAt,
        name,
        phone,
        email: values.email || null,
        address,
        province,
        district: values.district || null,
        ward: values.ward || null,
        address_scheme: values.scheme as AddressScheme,
        note: values.note || null,
        items: sentItems(itemsIn(items)),
        expected_total: quote.data?.total ?? null,
      })
    },
    resources: ['orders'],
    done: t('edit.done', { code: order.code }),
    failed: t('edit.failed'),
    conflictText: () => null,
    onSaved: onClose,
    onRefused: (failure) => {
      const refused = failure instanceof ApiError ? refusals[failure.code] : undefined
      if (refused === undefined) return false
      void quote.refetch()
      notices.error({ key: 'order-edit', description: t(refused) })
      return true
    },
    noticeKey: 'order-edit',
  })
  const items = itemsIn(form.valueOf('items'))
  const quote = useQuote(order, items)
  const refusal = quote.error instanceof ApiError ? quote.error : null
  const sentence = refusal && refusals[refusal.code]
  // A difference that was not paid in time is demanded again, also without a change.
  const demandsAgain = quote.data !== undefined && quote.data.missing > 0 && quote.data.is_due_again
  return (
    <Modal
      open
      width={820}
      title={t('edit.title', { code: order.code })}
      okText={t('edit.save')}
      cancelText={t('edit.back')}
      confirmLoading={form.saving}
      okButtonProps={{
        disabled: !(form.isChanged || demandsAgain) || quote.isError || quote.isPlaceholderData,
      }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <div className="crm-stack">
        <Styles name="caller-order" css={callerCss} />
        <FormNotices form={form} />
        <div className="crm-caller-fields">
          {fields.slice(0, 4).map((field) => (
            <Field key={field.name} form={form} field={field} />
          ))}
          <OrderPlaces form={form} />
          {fields.slice(4).map((field) => (
            <Field key={field.name} form={form} field={field} className="crm-caller-wide" />
          ))}
        </div>
        {items.length > 0 ? (
          <OrderGoods
            items={items}
            lines={quote.data?.lines ?? []}
            problems={refusal?.errors ?? []}
            problem={undefined}
            onChange={(wanted) => form.change('items', wanted)}
          />
        ) : (
          <p className="crm-hint">{t('edit.deleted')}</p>
        )}
        {sentence && <Alert type="error" showIcon role="alert" title={t(sentence)} />}
        {quote.data && refusal === null && <EditSums quote={quote.data} />}
      </div>
    </Modal>
  )
}

type Quote = NonNullable<ReturnType<typeof useQuote>['data']>

/** The sums before and after, and what happens with money that was paid or is due. */
function EditSums({ quote }: { quote: Quote }) {
  const { t, locale } = useDeskTexts()
  const { subtotal, shipping_price, refund, missing, is_due_again } = quote
  return (
    <div role="status">
      <Facts
        facts={[
          [orderFieldLabels.subtotal[locale], formatPrice(subtotal)],
          [orderFieldLabels.shipping_price[locale], formatPrice(shipping_price)],
          [orderFieldLabels.total[locale], <strong key="total">{totalsText(quote)}</strong>],
        ]}
      />
      {refund > 0 && <p>{t('edit.refund', { amount: formatPrice(refund) })}</p>}
      {missing > 0 && <p>{t('edit.missing', { amount: formatPrice(missing) })}</p>}
      {is_due_again && missing === 0 && <p>{t('edit.dueAgain')}</p>}
    </div>
  )
}
