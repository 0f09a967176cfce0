import { longestName, longestPhone } from '@nas/contract/limits'
import { formatPhone } from '@nas/domain/contact'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { formatMoment } from '../orders/order-formats.ts'
import { type RecordField, RecordForm } from '../record/record-form.tsx'
import { useRecordForm } from '../record/use-record-form.ts'
import { isNotFound } from '../shell/failure-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Facts, PageFrame, Panel } from '../shell/page-frame.tsx'
import orderCss from '../styles/order.css?inline'
import { Styles } from '../styles/styles.tsx'
import type { StaffRequest } from './request.ts'
import { useRequestTexts } from './request-texts.ts'
import { RequestWork } from './request-work.tsx'
import { changeRequest, type RequestResource } from './requests.api.ts'

interface RequestScreenProps<Request> {
  resource: RequestResource
  id: number
  list: LinkProps['to']
  query: UseQueryResult<Request>
  /** What the sender said, beside name and phone. */
  facts: (request: Request) => [name: string, value: ReactNode][]
  /** What of it can be put right, beside name and phone. */
  fields: readonly (RecordField & { name: keyof Request & string })[]
}

/** A request: what was sent, how far staff are with it, and what can be put right. */
export function RequestScreen<Request extends StaffRequest>(props: RequestScreenProps<Request>) {
  const { resource, id, list, query, facts, fields } = props
  const { data: request, error, refetch, isFetching } = query
  const { t } = useRequestTexts()
  const isMissing = isNotFound(error)
  const title = isMissing ? t('missing') : t(`${resource}.one`, { id })
  return (
    <PageFrame title={title} section={{ to: list, label: t(`${resource}.title`) }}>
      <Styles name="order" css={orderCss} />
      {isMissing && (
        <p>
          {t('missingText')} <Link to={list}>{t('back')}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {request === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {request !== undefined && !isMissing && (
        <div className="crm-order">
          <div className="crm-order-side">
            <RequestWork key={id} resource={resource} request={request} />
          </div>
          <div className="crm-order-main">
            <Panel title={t('sent')}>
              <Facts
                facts={[
                  [t('name'), request.name],
                  [
                    t('phone'),
                    <a key="phone" href={`tel:${request.phone}`}>
                      {formatPhone(request.phone)}
                    </a>,
                  ],
                  ...facts(request),
                  [t('createdAt'), formatMoment(request.createdAt)],
                  [t('updatedAt'), formatMoment(request.updatedAt)],
                ]}
              />
            </Panel>
            <Panel title={t('edit')}>
              <RequestDetails key={id} resource={resource} request={request} fields={fields} />
            </Panel>
          </div>
        </div>
      )}
    </PageFrame>
  )
}

interface RequestDetailsProps<Request> {
  resource: RequestResource
  request: Request
  fields: RequestScreenProps<Request>['fields']
}

function RequestDetails<Request extends StaffRequest>(props: RequestDetailsProps<Request>) {
  const { resource, request, fields } = props
  const { t } = useRequestTexts()
  const { id, name, phone, updatedAt } = request
  const own = fields.map(({ name }): [string, string] => [name, String(request[name] ?? '')])
  const form = useRecordForm({
    resource,
    id: `${id}:details`,
    stored: { name, phone, ...Object.fromEntries(own) },
    updatedAt,
    save: (changes, base) => changeRequest(resource, id, changes, base),
  })
  return (
    <RecordForm
      form={form}
      fields={[
        { name: 'name', label: t('name'), longest: longestName, required: true },
        {
          name: 'phone',
          label: t('phone'),
          longest: longestPhone,
          required: true,
          inputMode: 'tel',
        },
        ...fields,
      ]}
    />
  )
}
