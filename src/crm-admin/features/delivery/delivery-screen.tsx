import { listOf } from '@nas/contract/answers'
import { unitSchema } from '@nas/contract/catalogue'
import type { Delivery } from '@nas/contract/delivery'
import { deliverySchema } from '@nas/contract/delivery'
import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { api } from '../../../api-client/api.ts'
import en from '../../../i18n/locales/en/crm-delivery.json'
import vi from '../../../i18n/locales/vi/crm-delivery.json'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { Field } from '../../kit/forms/field.tsx'
import { RecordFrame, useRecordForm } from '../../kit/forms/form.tsx'
import { fieldsOf } from '../../kit/forms/form-field.ts'
import { apiOptions, keysOf } from '../../kit/list/list-page.ts'
import { optionsOf } from '../../kit/list/list-view.ts'
import { Loaded } from '../../kit/page/loaded-panel.tsx'
import { PageFrame, Panel } from '../../kit/page/page-frame.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { textsOf } from '../../kit/texts/texts.ts'
import deliveryCss from './delivery.css?inline'
import { changeOf, hoursFieldOf, textsOfRules, transitFieldOf } from './delivery-fields.ts'

const useDeliveryTexts = textsOf<keyof typeof vi>({ vi, en })

const deliveryResource = 'deliveryinfo'

const path = `/api/${deliveryResource}`

const deliveryOptions = apiOptions(
  keysOf(deliveryResource).one('shop'),
  [path],
  v.object({ data: v.object({ attributes: deliverySchema }) }),
  ({ data }) => data.attributes,
)

const byName = new Intl.Collator('vi')

const provincesOptions = {
  ...apiOptions(
    keysOf('provinces-2025').all,
    ['/api/provinces-2025', { sort: 'name:asc', pagination: { pageSize: 100 } }],
    listOf(unitSchema),
    ({ data }) =>
      data
        .map(({ attributes: { code, name } }) => ({
          code,
          name: name.replace(/^(Thành phố|Tỉnh) /, ''),
        }))
        .sort((one, other) => byName.compare(one.name, other.name)),
  ),
  staleTime: Number.POSITIVE_INFINITY,
}

/** /crm-admin/delivery: the rules of the promised delivery days */
export function DeliveryScreen() {
  const { t } = useDeliveryTexts()
  const query = useQuery(deliveryOptions)
  return (
    <PageFrame title={t('title')}>
      <p className="crm-lead">{t('intro')}</p>
      <Loaded query={query}>{(delivery) => <DeliveryForm delivery={delivery} />}</Loaded>
    </PageFrame>
  )
}

/** Monday first. */
const days = [1, 2, 3, 4, 5, 6, 0] as const

const workWeeks = ['1,2,3,4,5', '1,2,3,4,5,6', '0,1,2,3,4,5,6'] as const

function DeliveryForm({ delivery }: { delivery: Delivery }) {
  const { t } = useDeliveryTexts()
  const provinces = useQuery(provincesOptions)
  const form = useRecordForm({
    resource: deliveryResource,
    audited: { kind: 'deliveryinfo', subject: 'deliveryinfo' },
    stored: textsOfRules(delivery),
    updatedAt: delivery.updatedAt ?? '',
    save: (changes, base) =>
      api.put(path, { data: { ...changeOf(changes, delivery), updatedAt: base || null } }),
  })
  const fields = fieldsOf(t, {
    cutoff: { kind: 'line', longest: 2, inputMode: 'numeric' },
    processing: { kind: 'line', longest: 2, inputMode: 'numeric' },
    weekdays: { kind: 'choice', options: optionsOf(workWeeks, (week) => t(`weekdays.${week}`)) },
    holidays: { kind: 'paragraph', rows: 8, longest: 4000 },
  })
  return (
    <Panel title={t('rules')}>
      <Styles name="delivery" css={deliveryCss} />
      <RecordFrame form={form}>
        {fields.map((field) => (
          <Field key={field.name} field={field} form={form} />
        ))}
        <fieldset className="crm-delivery-group">
          <legend>{t('hours')}</legend>
          {days.map((day) => (
            <Field
              key={day}
              field={{ kind: 'line', name: hoursFieldOf(day), label: t(`day.${day}`), longest: 7 }}
              form={form}
            />
          ))}
        </fieldset>
        <fieldset className="crm-delivery-group">
          <legend>{t('transit')}</legend>
          {provinces.error !== null && (
            <LoadFailure
              error={provinces.error}
              onRetry={provinces.refetch}
              retrying={provinces.isFetching}
            />
          )}
          {provinces.data?.map(({ code, name }) => (
            <Field
              key={code}
              field={{ kind: 'line', name: transitFieldOf(code), label: name, longest: 7 }}
              form={form}
            />
          ))}
        </fieldset>
      </RecordFrame>
    </Panel>
  )
}
