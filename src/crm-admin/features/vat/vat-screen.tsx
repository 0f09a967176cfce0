import { longestReason } from '@nas/contract/limits'
import {
  listVatRates,
  setVatRate,
  type VatRate,
  withdrawVatRate,
} from '@nas/contract/vat/operations'
import { formatDate, formatMoment, shopDay } from '@nas/domain/dates'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { runOperation } from '../../../api-client/run-operation.ts'
import en from '../../../i18n/locales/en/crm-vat.json'
import vi from '../../../i18n/locales/vi/crm-vat.json'
import { readDay } from '../../kit/dates/day-text.ts'
import { Field, useFormTexts } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { useChange } from '../../kit/forms/use-change.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { keysOf } from '../../kit/list/list-page.ts'
import { RowsTable } from '../../kit/page/entries.tsx'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { PageFrame, Panel } from '../../kit/page/page-frame.tsx'
import { textsOf } from '../../kit/texts/texts.ts'

const useVatTexts = textsOf<keyof typeof vi>({ vi, en })

const resource = 'vatrates'

const ratesOptions = queryOptions({
  queryKey: keysOf(resource).all,
  queryFn: () => runOperation(listVatRates, {}),
})

/** /crm-admin/vat: the rates of value-added tax by their first day */
export function VatScreen() {
  const { t } = useVatTexts()
  const query = useQuery(ratesOptions)
  return (
    <PageFrame title={t('title')}>
      <p className="crm-lead">{t('intro')}</p>
      <div className="crm-stack">
        <LoadedPanel title={t('rates')} query={query}>
          {(rates) => <Rates rates={rates} />}
        </LoadedPanel>
        <Panel title={t('add')}>
          <NewRate />
        </Panel>
      </div>
    </PageFrame>
  )
}

function Rates({ rates }: { rates: VatRate[] }) {
  const { t } = useVatTexts()
  const { change, changing } = useChange({
    run: (first_day: string) => runOperation(withdrawVatRate, { first_day }),
    resources: [resource],
    done: t('withdrawn'),
    failed: t('failed'),
    noticeKey: 'vat',
  })
  const today = shopDay(new Date())
  const present = rates.find(({ first_day }) => first_day <= today)
  return (
    <RowsTable
      label={t('table')}
      headings={[t('firstDay'), t('rate'), t('state'), t('reason'), t('who')]}
    >
      {rates.map((rate) => {
        const { first_day, reason, who, at } = rate
        const day = formatDate(first_day)
        return (
          <tr key={first_day}>
            <th scope="row">{day}</th>
            <td>{rate.rate}%</td>
            <td>
              {first_day > today ? (
                <Button
                  aria-label={t('withdrawFrom', { day })}
                  loading={changing === first_day}
                  onClick={() => change(first_day)}
                >
                  {t('withdraw')}
                </Button>
              ) : (
                t(rate === present ? 'present' : 'past')
              )}
            </td>
            <td>{reason}</td>
            <td>{who === null ? t('shop') : `${who}, ${formatMoment(at)}`}</td>
          </tr>
        )
      })}
    </RowsTable>
  )
}

const untouched = { values: { first_day: '', rate: '', reason: '' }, updatedAt: null }

function NewRate() {
  const { t } = useVatTexts()
  const { t: sentence } = useFormTexts()
  const fields: FormField[] = [
    {
      kind: 'line',
      name: 'first_day',
      label: t('firstDay'),
      hint: t('firstDayHint'),
      placeholder: 'DD/MM/YYYY',
      required: true,
    },
    { kind: 'whole', name: 'rate', label: t('ratePercent'), least: 0, most: 99, required: true },
    {
      kind: 'paragraph',
      name: 'reason',
      label: t('reason'),
      hint: t('reasonHint'),
      rows: 2,
      longest: longestReason,
      required: true,
    },
  ]
  const form = useForm({
    draft: null,
    fields: byAttribute(fields),
    version: untouched,
    send: ({ $state }) => {
      const { first_day, rate, reason } = { ...untouched.values, ...$state.get().changes }
      const day = String(first_day)
      return runOperation(setVatRate, {
        first_day: readDay(day) ?? day,
        rate: Number(rate),
        reason: String(reason),
      })
    },
    versionOf: () => untouched,
    resources: [resource],
    done: t('saved'),
    failed: t('failed'),
    noticeKey: 'vat',
  })
  return (
    <form
      noValidate
      className="crm-stack"
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          form={form}
          field={field}
          say={
            field.name === 'first_day'
              ? ({ name }) => (name === 'required' ? sentence('problem.required') : t('dayPast'))
              : undefined
          }
        />
      ))}
      <div>
        <Button type="primary" htmlType="submit" loading={form.saving}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
