import {
  longestBusinessAddress,
  longestCompany,
  longestOccupation,
  longestPlace,
} from '@nas/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { fieldsOf } from '../../kit/forms/form-field.ts'
import { distributorOptions } from './request-lists.ts'
import { useRequestTexts } from './request-parts.tsx'
import { RequestScreen } from './request-screen.tsx'

/** /crm-admin/distributor/$requestId */
export function DistributorScreen() {
  const id = Number(useParams({ from: '/distributor/$requestId' }).requestId)
  const { t } = useRequestTexts()
  const fields = fieldsOf(t, {
    occupation: { kind: 'line', longest: longestOccupation, required: true },
    company: { kind: 'line', longest: longestCompany },
    address: { kind: 'line', longest: longestBusinessAddress, required: true },
    ward: { kind: 'line', longest: longestPlace },
    district: { kind: 'line', longest: longestPlace },
    province: { kind: 'line', longest: longestPlace },
  })
  return (
    <RequestScreen
      resource="distributors"
      id={id}
      list="/distributor"
      query={useQuery(distributorOptions(id))}
      facts={(request) => fields.map(({ name, label }) => [label, request[name] || t('none')])}
      fields={fields}
    />
  )
}
