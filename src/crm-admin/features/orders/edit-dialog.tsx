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
import { type DeskTextKey, useDeskTexts } from './desk-texts.ts'
import { GoodsField, type WantedGoods } from './goods-field.tsx'
import { orderKeys } from './orders.api.ts'
import { PlaceFields, usePlaceFields } from './place-fields.tsx'
import type { StaffOrder } from './staff-order.ts'

/** Lines as the text of one attribute, which the form keeps, compares and shows in a conflict. */
const goodsText = (goods: readonly WantedGoods[]): string =>
  goods.map(({ product, name, quantity }) => `${quantity} × ${name} [#${product}]`).join('\n')

const goodsIn = (text: string): WantedGoods[] =>
  text.split('\n').flatMap((line) => {
    const [, quantity, name = '', product] = /^(\d+) × (.*) \[#(\d+)\]$/.exec(line) ?? []
    return product === undefined
      ? []
      : [{ product: Number(product), name, quantity: Number(quantity) }]
  })

/** The typed street: `/api` returns the address in one line. */
function streetOf({ address, ward, district, province }: StaffOrder): string {
  const places = [ward, district, province].filter(Boolean).join(', ')
  return address.endsWith(`, ${places}`) ? address.slice(0, -places.length - 2) : address
}

function valuesOf(order: StaffOrder): Values {
  const { name, phone, email, province, district, ward, note, lines } = order
  const goods = lines.flatMap(({ product, ...line }) =>
    product === null ? [] : [{ product, ...line }],
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
    items: goods.length === lines.length ? goodsText(goods) : '',
  }
}

function useFields() {
  const { locale } = useDeskTexts()
  const places = usePlaceFields()
  const fields = fieldsOf((name) => orderFieldLabels[name][locale], {
    name: { kind: 'line', required: true, longest: limits.longestName },
    phone: { kind: 'phone', required: true },
    email: { kind: 'line', inputMode: 'email', longest: limits.longestEmail },
    address: { kind: 'line', required: true, longest: limits.longestStreet },
    note: { kind: 'paragraph', rows: 2, longest: limits.longestNote },
  })
  const items: FormField = {
    kind: 'line',
    name: 'items',
    label: orderFieldLabels.cartitems[locale],
  }
  return { fields, places, items, all: [...fields, ...Object.values(places), items] }
}

/** What the edit changes in money and stock; asked for again after each change of the lines. */
function useQuote({ id, updatedAt }: StaffOrder, items: string) {
  return useQuery({
    queryKey: [...orderKeys.one(id), 'edit', updatedAt, items],
    queryFn: () => runOperation(quoteOrderEdit, { order: id, items: sentItems(items) }),
    placeholderData: keepPreviousData,
    retry: false,
  })
}

const sentItems = (text: string) =>
  text === '' ? null : goodsIn(text).map(({ product, quantity }) => ({ product, quantity }))

const refusals: Readonly<Record<string, DeskTextKey>> = {
  more_to_pay: 'edit.moreToPay',
  order_too_large: 'edit.tooLarge',
  transfer_claimed: 'edit.claimed',
  payment_not_due: 'edit.expired',
  transition_not_allowed: 'edit.packed',
  price_changed: 'edit.priceChanged',
}

export function EditDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { t } = useDeskTexts()
  const notices = useNotices()
  const { fields, places, items, all } = useFields()
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
      const values = { ...from.values, ...changes } as Record<string, string>
      const { name = '', phone = '', address = '', province = '', items: lines = '' } = values
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
        items: sentItems(lines),
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
  const goods = goodsIn(form.textOf('items'))
  const quote = useQuote(order, form.textOf('items'))
  const refusal = quote.error instanceof ApiError ? quote.error : null
  const sentence = refusal && refusals[refusal.code]
  return (
    <Modal
      open
      width={820}
      title={t('edit.title', { code: order.code })}
      okText={t('edit.save')}
      cancelText={t('edit.back')}
      confirmLoading={form.saving}
      okButtonProps={{ disabled: !form.isChanged || quote.isError || quote.isPlaceholderData }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <div className="crm-stack">
        <FormNotices form={form} />
        <div className="crm-edit-columns">
          {fields.slice(0, 4).map((field) => (
            <Field key={field.name} form={form} field={field} />
          ))}
          <PlaceFields form={form} fields={places} />
          {fields.slice(4).map((field) => (
            <Field key={field.name} form={form} field={field} className="crm-edit-wide" />
          ))}
        </div>
        {goods.length > 0 && (
          <Field
            form={form}
            field={items}
            control={({ disabled, onChange }) => (
              <GoodsField
                goods={goods}
                prices={new Map(quote.data?.lines.map(({ product, price }) => [product, price]))}
                problems={problemsOf(refusal, t)}
                disabled={disabled}
                onChange={(wanted) => onChange(goodsText(wanted))}
              />
            )}
          />
        )}
        {goods.length === 0 && <p className="crm-hint">{t('edit.deleted')}</p>}
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
  const { subtotal, shipping_price, total, before_total, refund, is_due_again } = quote
  const change =
    before_total === total
      ? formatPrice(total)
      : `${formatPrice(before_total)} → ${formatPrice(total)}`
  return (
    <div role="status">
      <Facts
        facts={[
          [orderFieldLabels.subtotal[locale], formatPrice(subtotal)],
          [orderFieldLabels.shipping_price[locale], formatPrice(shipping_price)],
          [orderFieldLabels.total[locale], <strong key="total">{change}</strong>],
        ]}
      />
      {refund > 0 && <p>{t('edit.refund', { amount: formatPrice(refund) })}</p>}
      {is_due_again && <p>{t('edit.dueAgain')}</p>}
    </div>
  )
}

/** What is wrong with single lines, by product. */
function problemsOf(
  refusal: ApiError | null,
  t: ReturnType<typeof useDeskTexts>['t'],
): Map<number, string> {
  return new Map(
    refusal?.errors.flatMap(({ product, available, code }) => {
      if (product === undefined) return []
      const text =
        code === 'out_of_stock' ? t('edit.left', { count: available ?? 0 }) : t('edit.unavailable')
      return [[product, text] as const]
    }),
  )
}
