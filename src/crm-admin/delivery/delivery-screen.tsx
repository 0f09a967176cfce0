import type { Delivery } from '@nas/contract/delivery'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from 'antd'
import { FieldRow, RecordFrame } from '../record/record-form.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { PageFrame, Panel } from '../shell/page-frame.tsx'
import {
  changeDelivery,
  deliveryOptions,
  deliveryResource,
  provincesOptions,
} from './delivery.api.ts'
import { changeOf, textsOfRules, transitFieldOf } from './delivery-fields.ts'
import { useDeliveryTexts } from './delivery-texts.ts'

/** /crm-admin/delivery: the rules by which days of delivery are promised */
export function DeliveryScreen() {
  const { t } = useDeliveryTexts()
  const { data, error, refetch, isFetching } = useQuery(deliveryOptions)
  return (
    <PageFrame title={t('title')}>
      <p className="crm-lead">{t('intro')}</p>
      {error !== null && <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {data === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {data !== undefined && <DeliveryForm delivery={data} />}
    </PageFrame>
  )
}

const workWeeks = ['1,2,3,4,5', '1,2,3,4,5,6', '0,1,2,3,4,5,6'] as const

function DeliveryForm({ delivery }: { delivery: Delivery }) {
  const { t } = useDeliveryTexts()
  const provinces = useQuery(provincesOptions)
  const form = useRecordForm({
    resource: deliveryResource,
    id: 'shop',
    stored: textsOfRules(delivery),
    updatedAt: delivery.updatedAt ?? '',
    save: (changes, base) => changeDelivery(changeOf(changes, delivery), base || null),
  })
  const fields = [
    { name: 'cutoff', label: t('cutoff'), longest: 2, inputMode: 'numeric' },
    { name: 'processing', label: t('processing'), longest: 2, inputMode: 'numeric' },
    {
      name: 'weekdays',
      label: t('weekdays'),
      options: workWeeks.map((value) => ({ value, label: t(`weekdays.${value}`) })),
    },
    { name: 'holidays', label: t('holidays'), lines: 8, longest: 4000 },
  ] as const
  return (
    <Panel title={t('rules')}>
      <RecordFrame form={form}>
        {fields.map((field) => (
          <FieldRow key={field.name} field={field} form={form} />
        ))}
        <fieldset className="crm-record-group">
          <legend>{t('transit')}</legend>
          {provinces.error !== null && (
            <LoadFailure
              error={provinces.error}
              onRetry={provinces.refetch}
              retrying={provinces.isFetching}
            />
          )}
          {provinces.data?.map(({ code, name }) => (
            <FieldRow
              key={code}
              field={{ name: transitFieldOf(code), label: name, longest: 7 }}
              form={form}
            />
          ))}
        </fieldset>
      </RecordFrame>
    </Panel>
  )
}
