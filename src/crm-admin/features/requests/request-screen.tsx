import { longestName, longestPhone } from '@nas/contract/limits'
import { formatPhone } from '@nas/domain/contact'
import { formatMoment } from '@nas/domain/dates'
import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RecordForm, useRecordForm } from '../../kit/forms/form.tsx'
import { type FormField, fieldsOf } from '../../kit/forms/form-field.ts'
import { RecordPage } from '../../kit/page/loaded-panel.tsx'
import { Facts, Panel } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import type { StaffRequest } from './request.ts'
import { useRequestTexts } from './request-parts.tsx'
import { RequestWork } from './request-work.tsx'
import { changeRequest, type RequestResource } from './requests.api.ts'

interface RequestScreenProps<Request> {
  resource: RequestResource
  id: number
  list: LinkProps['to']
  query: UseQueryResult<Request>
  facts: (request: Request) => [name: string, value: ReactNode][]
  fields: readonly (FormField & { name: keyof Request & string })[]
}

export function RequestScreen<Request extends StaffRequest>(props: RequestScreenProps<Request>) {
  const { resource, id, list, query, facts, fields } = props
  const { t } = useRequestTexts()
  return (
    <RecordPage
      query={query}
      titleOf={(isMissing) => (isMissing ? t('missing') : t(`${resource}.one`, { id }))}
      section={{ to: list, label: t(`${resource}.title`) }}
      missing={{ text: t('missingText'), back: t('back') }}
    >
      {(request) => (
        <RecordColumns
          lead={<Sent request={request} facts={facts(request)} />}
          side={<RequestWork key={id} resource={resource} request={request} />}
          main={
            <Panel title={t('edit')}>
              <RequestDetails key={id} resource={resource} request={request} fields={fields} />
            </Panel>
          }
        />
      )}
    </RecordPage>
  )
}

function Sent(props: { request: StaffRequest; facts: [name: string, value: ReactNode][] }) {
  const { t } = useRequestTexts()
  const { name, phone, createdAt, updatedAt } = props.request
  return (
    <Panel title={t('sent')}>
      <Facts
        facts={[
          [t('name'), name],
          [t('phone'), <Phone key="phone" number={phone} />],
          ...props.facts,
          [t('createdAt'), formatMoment(createdAt)],
          [t('updatedAt'), formatMoment(updatedAt)],
        ]}
      />
    </Panel>
  )
}

type RequestDetailsProps<Request> = Pick<RequestScreenProps<Request>, 'resource' | 'fields'>

function RequestDetails<Request extends StaffRequest>({
  resource,
  request,
  fields,
}: RequestDetailsProps<Request> & { request: Request }) {
  const { t } = useRequestTexts()
  const { id, name, phone, updatedAt } = request
  const own = fields.map(({ name }): [string, string] => [name, String(request[name] ?? '')])
  const form = useRecordForm({
    resource,
    audited: { kind: resource, subject: String(id) },
    part: 'details',
    stored: { name, phone: formatPhone(phone), ...Object.fromEntries(own) },
    updatedAt,
    save: (changes, base) => changeRequest(resource, id, changes, base),
  })
  return (
    <RecordForm
      form={form}
      fields={[
        ...fieldsOf(t, {
          name: { kind: 'line', longest: longestName, required: true },
          phone: { kind: 'line', longest: longestPhone, required: true, inputMode: 'tel' },
        }),
        ...fields,
      ]}
    />
  )
}
